import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Completeness, unansweredDays } from '#contract/knowledge.ts';
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

/** The same words count once, whatever their case. */
export async function unansweredQuestions({ tx, now }: Unit, propertyId: string): Promise<Completeness['unanswered']> {
  const since = new Date(now.getTime() - unansweredDays * 24 * 3_600_000);
  const times = sql<number>`count(*)::int`;
  const last = sql<string>`max(${ownerQuestions.created_at})`;
  const latest = <T>(column: typeof ownerQuestions.question | typeof ownerQuestions.conversation_id) =>
    sql<T>`(array_agg(${column} order by ${ownerQuestions.created_at} desc))[1]`;
  const rows = await tx
    .select({
      question: latest<string>(ownerQuestions.question),
      times,
      last,
      conversation_id: latest<string>(ownerQuestions.conversation_id),
    })
    .from(ownerQuestions)
    .where(
      and(
        eq(ownerQuestions.property_id, propertyId),
        isNull(ownerQuestions.answered_at),
        isNull(ownerQuestions.dismissed_at),
        gt(ownerQuestions.created_at, since),
      ),
    )
    .groupBy(sql`lower(trim(${ownerQuestions.question}))`)
    .orderBy(desc(times), desc(last))
    .limit(10);
  return rows.map(({ last: at, ...row }) => ({ ...row, last_asked_at: new Date(at).toISOString() }));
}
