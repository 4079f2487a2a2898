import { and, desc, isNotNull, isNull } from 'drizzle-orm';
import type { Question } from '#contract/enquiries.ts';
import { questions } from '#server/db/tables/enquiries.ts';
import { before, cursorAfter, pageFrom } from '#server/kernel/paging.ts';
import type { Unit } from '#server/kernel/transaction.ts';

export type QuestionRow = typeof questions.$inferSelect;

/** Newest first; the open ones, or those that were answered. */
export async function listQuestions(
  { tx }: Unit,
  { answered, cursor, limit }: { answered: boolean; cursor?: string | undefined; limit: number },
) {
  const rows = await tx
    .select()
    .from(questions)
    .where(
      and(
        answered ? isNotNull(questions.answered_at) : isNull(questions.answered_at),
        before(cursor, questions.created_at, questions.id),
      ),
    )
    .orderBy(desc(questions.created_at), desc(questions.id))
    .limit(limit + 1);
  return pageFrom(rows, limit, toQuestion, (row) => cursorAfter(row.created_at, row.id));
}

export const toQuestion = ({ sms_opt_in_timestamp: _, ...row }: QuestionRow): Question => ({
  ...row,
  phone: row.phone?.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3') ?? null,
  created_at: row.created_at.toISOString(),
  answered_at: row.answered_at?.toISOString() ?? null,
});
