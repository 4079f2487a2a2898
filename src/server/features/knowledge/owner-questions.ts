import { newId } from '#server/db/tables/columns.ts';
import { ownerQuestions } from '#server/db/tables/knowledge.ts';
import type { Unit } from '#server/kernel/transaction.ts';

export type QuestionToOwner = { customer_id: string; property_id: string; conversation_id: string; question: string };

/** No fact answers it: the owner is asked, and the guest was told so. */
export async function askOwner(unit: Unit, question: QuestionToOwner): Promise<void> {
  await unit.tx.insert(ownerQuestions).values({ id: newId(), ...question, created_at: unit.now });
  const { question: _, ...ids } = question;
  await unit.emit({ kind: 'owner_question.asked', ...ids });
}
