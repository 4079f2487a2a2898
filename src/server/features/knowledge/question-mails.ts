import { eq } from 'drizzle-orm';
import { findProperty } from '#features/properties';
import { users } from '#server/db/tables/accounts.ts';
import type { AnswerLinks } from '#server/kernel/answer-links.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import { askedToday, findQuestion, type QuestionRecord } from './owner-questions.ts';

/** So many of one chat within a day come by mail; the others wait in the app. */
const mailsOfChat = 5;

/** To the owner: what was asked, and a link that answers it without signing in. */
export async function mailQuestion(unit: Unit, links: AnswerLinks, questionId: string): Promise<void> {
  const question = await findQuestion(unit, questionId);
  if ((await askedToday(unit, question.conversation_id)) > mailsOfChat) return;
  await mail(unit, links, question, {
    id: 'asked',
    subject: (house) => `A guest's question about ${house}`,
    lead: (house) => `A guest at ${house} asked something we have no answer to:`,
    end: 'Your reply goes into their chat in your own words. You can keep it as an article, so that the next guest is answered at once.',
  });
}

export const mailReminder = (unit: Unit, links: AnswerLinks, question: QuestionRecord): Promise<void> =>
  mail(unit, links, question, {
    id: 'reminder',
    subject: (house) => `Still open: a guest's question about ${house}`,
    lead: (house) => `A guest at ${house} is still waiting for an answer to this:`,
    end: 'Without one we tell them that it takes longer, and that they can ask a person.',
  });

type Words = { id: string; subject: (house: string) => string; lead: (house: string) => string; end: string };

async function mail(unit: Unit, links: AnswerLinks, question: QuestionRecord, words: Words): Promise<void> {
  const [owner] = await unit.tx
    .select({ email: users.email, name: users.full_name })
    .from(users)
    .where(eq(users.id, question.customer_id));
  if (!owner) return;
  const { name, timezone } = await findProperty(unit, question.property_id);
  const by = question.due_at ? ` The guest was told to expect word by ${clockTime(question.due_at, timezone)}.` : '';
  await unit.enqueue('mail.send', {
    messageId: `question-${question.id}-${words.id}@porchlight`,
    to: owner.email,
    subject: words.subject(name),
    text: `Hello ${owner.name},\n\n${words.lead(name)}\n\n“${quoted(question.question)}”\n\nAnswer here, no sign-in needed:\n${links.urlFor(question.id)}\n\n${words.end}${by}\n\nPorchlight\n`,
  });
}

/** A stranger's words in our mail: no code they may hold, no link to somewhere else, in one paragraph. */
const quoted = (question: string): string =>
  question
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '[link]')
    .replace(/(?<!\d)\d{4,8}(?!\d)/g, '••••')
    .replace(/\s+/g, ' ')
    .slice(0, 500);

/** "Sat 3:45 PM PST", where the house stands. */
const clockTime = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);
