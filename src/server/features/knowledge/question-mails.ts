import { eq } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/knowledge/question-mails.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { heldUntil, reachOf, speakingToOwner } from '#features/accounts';
import { findProperty } from '#features/properties';
import { users } from '#server/db/tables/accounts.ts';
import { clockTime, quoted } from '#server/kernel/mail-words.ts';
import { type OwnerMail, sendToOwner } from '#server/kernel/owner-mail.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { askedToday, findQuestion, type QuestionRecord } from './owner-questions.ts';

const copy = spoken(copyInEnglish);

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
    subject: copy.askedSubject,
    body: copy.askedBody,
  });
}

/** None in the owner's quiet hours, nor to an owner who wants no mail of questions: it stands in the dashboard. */
export async function mailReminder(unit: UnitOfWork, question: QuestionRecord): Promise<void> {
  const reach = await reachOf(unit, question.customer_id);
  if (reach.channels.question === 'dashboard' || heldUntil(reach, 'question', unit.now)) return;
  await speakingToOwner(unit, question.customer_id, async () => {
    const words = { id: 'reminder', subject: copy.reminderSubject, body: copy.reminderBody } as const;
    const mail = await compose(unit, question, words);
    if (mail) await sendToOwner(unit, mail);
  });
}

type Words =
  | { id: 'asked'; subject: typeof copy.askedSubject; body: typeof copy.askedBody }
  | { id: 'reminder'; subject: typeof copy.reminderSubject; body: typeof copy.reminderBody };

async function compose(unit: UnitOfWork, question: QuestionRecord, words: Words): Promise<OwnerMail | undefined> {
  const [owner] = await unit.tx
    .select({ email: users.email, name: users.full_name })
    .from(users)
    .where(eq(users.id, question.customer_id));
  if (!owner) return undefined;
  const { name, timezone } = await findProperty(unit, question.property_id);
  const asked = {
    property: name,
    question: quoted(withoutCodes(question.question)),
    link: unit.links.answer.urlFor(question.id),
  };
  const due = question.due_at && clockTime(question.due_at, timezone, { weekday: 'short' });
  return {
    messageId: `question-${question.id}-${words.id}@porchlight`,
    to: owner.email,
    name: owner.name,
    subject: fill(words.subject, { property: name }),
    body: [fill(words.body, asked), ...(due ? [fill(copy.expectedBy, { time: due })] : [])].join(' '),
    before: question.due_at,
  };
}

/** What may be a code does not leave the chat by mail. */
export const withoutCodes = (words: string): string => words.replace(/(?<!\d)\d{4,8}(?!\d)/g, '••••');
