import { and, eq, isNull } from 'drizzle-orm';
import type { Question } from '#contract/enquiries/enquiries.ts';
import * as copy from '#contract/messages/en/enquiries.ts';
import { fill } from '#contract/messages/fill.ts';
import { questions } from '#server/db/tables/enquiries.ts';
import type { Staff } from '#server/kernel/actor.ts';
import { conflict, invalid, notFound } from '#server/kernel/errors.ts';
import { tellStaff } from '#server/kernel/events.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { toQuestion } from './list-questions.ts';

/**
 * Once: two agents cannot both write to a visitor. @throws NOT_FOUND, CONFLICT, INVALID for words to nobody's address
 */
export async function answerQuestion(
  unit: UnitOfWork,
  by: Staff,
  { id, answer }: { id: string; answer: string },
): Promise<Question> {
  const [row] = await unit.tx
    .update(questions)
    .set({ answered_at: unit.now, answered_by: by.name, answer: answer || null })
    .where(and(eq(questions.id, id), isNull(questions.answered_at)))
    .returning();
  if (!row) throw await whyNot(unit, id);
  if (answer && !row.email) throw invalid({ answer: copy.noEmailToAnswer });
  if (answer && row.email)
    await unit.enqueue('mail.send', {
      messageId: `answer-${id}@porchlight`,
      to: row.email,
      subject: copy.answerSubject,
      text: letterTo(row.name, { answer, agent: by.name, question: quoted(row.question) }),
    });
  await tellStaff(unit, 'question.answered');
  return toQuestion(row);
}

async function whyNot({ tx }: UnitOfWork, id: string) {
  const [row] = await tx.select().from(questions).where(eq(questions.id, id));
  return row
    ? conflict(row.answered_by ? fill(copy.answeredBy, { agent: row.answered_by }) : copy.answeredBySomebody)
    : notFound();
}

const letterTo = (name: string | null, letter: { answer: string; agent: string; question: string }): string =>
  name ? fill(copy.answerMail, { ...letter, name }) : fill(copy.answerMailUnnamed, letter);

const quoted = (words: string): string => words.replace(/^/gm, '> ');
