// An answer that does not come: the owner is reminded once, then the guest is told. The row decides, the job is the
// alarm clock.
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { ownerQuestions } from '#server/db/tables/knowledge.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { type QuestionRecord, stillOpen } from './owner-questions.ts';
import { mailReminder } from './question-mails.ts';

/** Questions whose owner is to be reminded, or whose guest is to be told. The unit is the system's. */
export async function dueQuestions({ tx, now }: UnitOfWork): Promise<string[]> {
  const rows = await tx
    .select({ id: ownerQuestions.id })
    .from(ownerQuestions)
    .where(
      and(
        stillOpen,
        isNull(ownerQuestions.overdue_at),
        or(lte(ownerQuestions.remind_at, now), lte(ownerQuestions.due_at, now)),
      ),
    )
    .limit(200);
  return rows.map(({ id }) => id);
}

/** Does what is due for one of them, once. The unit is the system's. */
export async function followUp(unit: UnitOfWork, id: string): Promise<void> {
  const [question] = await unit.tx
    .select()
    .from(ownerQuestions)
    .where(and(eq(ownerQuestions.id, id), stillOpen, isNull(ownerQuestions.overdue_at)))
    .for('update');
  if (!question) return;
  if (question.due_at && question.due_at <= unit.now) return giveUpWaiting(unit, question);
  if (!question.remind_at || question.remind_at > unit.now) return;
  await unit.tx.update(ownerQuestions).set({ remind_at: null }).where(eq(ownerQuestions.id, id));
  await mailReminder(unit, question);
}

/** It stays open for the owner; the guest hears that none has come. */
async function giveUpWaiting(unit: UnitOfWork, { id, customer_id, conversation_id, property_id }: QuestionRecord) {
  await unit.tx.update(ownerQuestions).set({ overdue_at: unit.now, remind_at: null }).where(eq(ownerQuestions.id, id));
  await unit.emit({
    kind: 'owner_question.overdue',
    customer_id,
    conversation_id,
    property_id,
    payload: { question_id: id },
  });
}
