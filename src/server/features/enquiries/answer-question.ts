import { and, eq, isNull } from 'drizzle-orm';
import type { Question } from '#contract/enquiries/enquiries.ts';
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
  if (answer && !row.email) throw invalid({ answer: 'This visitor left no email address.' });
  if (answer && row.email)
    await unit.enqueue('mail.send', {
      messageId: `answer-${id}@porchlight`,
      to: row.email,
      subject: 'Your question to Porchlight',
      text: [`Hello${row.name ? ` ${row.name}` : ''},`, answer, `${by.name}, Porchlight`, quoted(row.question)].join(
        '\n\n',
      ),
    });
  await tellStaff(unit, 'question.answered');
  return toQuestion(row);
}

async function whyNot({ tx }: UnitOfWork, id: string) {
  const [row] = await tx.select().from(questions).where(eq(questions.id, id));
  return row ? conflict(`${row.answered_by ?? 'Somebody'} has answered this one.`) : notFound();
}

const quoted = (words: string): string => words.replace(/^/gm, '> ');
