import { eq } from 'drizzle-orm';
import { findProperty } from '#features/properties';
import { users } from '#server/db/tables/accounts.ts';
import { clockTime, quoted } from '#server/kernel/mail-words.ts';
import { type OwnerMail, sendToOwner } from '#server/kernel/owner-mail.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { askedToday, findQuestion, type QuestionRecord } from './owner-questions.ts';

/** So many of one chat within a day come by mail; the others wait in the app. */
const mailsOfChat = 5;

/**
 * To the owner: what was asked, and a link that answers it without signing in; none of what is answered or put aside.
 */
export async function questionMail(unit: UnitOfWork, questionId: string): Promise<OwnerMail | undefined> {
  const question = await findQuestion(unit, questionId);
  if (question.answered_at || question.dismissed_at) return undefined;
  if ((await askedToday(unit, question.conversation_id)) > mailsOfChat) return undefined;
  return compose(unit, question, {
    id: 'asked',
    subject: (house) => `A guest's question about ${house}`,
    lead: (house) => `A guest at ${house} asked something we have no answer to:`,
    end: 'Your reply goes into their chat in your own words. You can keep it as an article, so that the next guest is answered at once.',
  });
}

export async function mailReminder(unit: UnitOfWork, question: QuestionRecord): Promise<void> {
  const mail = await compose(unit, question, {
    id: 'reminder',
    subject: (house) => `Still open: a guest's question about ${house}`,
    lead: (house) => `A guest at ${house} is still waiting for an answer to this:`,
    end: 'Without one we tell them that it takes longer, and that they can ask a person.',
  });
  if (mail) await sendToOwner(unit, mail);
}

type Words = { id: string; subject: (house: string) => string; lead: (house: string) => string; end: string };

async function compose(unit: UnitOfWork, question: QuestionRecord, words: Words): Promise<OwnerMail | undefined> {
  const [owner] = await unit.tx
    .select({ email: users.email, name: users.full_name })
    .from(users)
    .where(eq(users.id, question.customer_id));
  if (!owner) return undefined;
  const { name, timezone } = await findProperty(unit, question.property_id);
  const by = question.due_at
    ? ` The guest was told to expect word by ${clockTime(question.due_at, timezone, { weekday: 'short' })}.`
    : '';
  return {
    messageId: `question-${question.id}-${words.id}@porchlight`,
    to: owner.email,
    name: owner.name,
    subject: words.subject(name),
    body: `${words.lead(name)}\n\n“${quoted(withoutCodes(question.question))}”\n\nAnswer here, no sign-in needed:\n${unit.links.answer.urlFor(question.id)}\n\n${words.end}${by}`,
    before: question.due_at,
  };
}

/** What may be a code does not leave the chat by mail. */
const withoutCodes = (words: string): string => words.replace(/(?<!\d)\d{4,8}(?!\d)/g, '••••');
