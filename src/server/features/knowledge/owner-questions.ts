import { eq } from 'drizzle-orm';
import { newId } from '#server/db/tables/columns.ts';
import { ownerQuestions } from '#server/db/tables/knowledge.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { Unit } from '#server/kernel/transaction.ts';

export type QuestionToOwner = { customer_id: string; property_id: string; conversation_id: string; question: string };

/** No fact answers it: the owner is asked, and the guest was told so. */
export async function askOwner(unit: Unit, question: QuestionToOwner): Promise<void> {
  const id = newId();
  await unit.tx.insert(ownerQuestions).values({ id, ...question, created_at: unit.now });
  const { question: _, ...ids } = question;
  await unit.emit({ kind: 'owner_question.asked', ...ids, data: { question_id: id } });
}

/** In the guest's words. @throws NOT_FOUND */
export async function ownerQuestion({ tx }: Unit, id: string): Promise<string> {
  const [row] = await tx
    .select({ question: ownerQuestions.question })
    .from(ownerQuestions)
    .where(eq(ownerQuestions.id, id));
  if (!row) throw notFound();
  return row.question;
}
