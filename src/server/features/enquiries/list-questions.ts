import { and, desc, eq, ilike, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Question } from '#contract/enquiries/enquiries.ts';
import type { QuestionSource } from '#contract/enquiries/question-sources.ts';
import { questions } from '#server/db/tables/enquiries.ts';
import { notFound } from '#server/kernel/errors.ts';
import { before, cursorAfter, pageFrom } from '#server/kernel/paging.ts';
import { hasDigits, likePattern } from '#server/kernel/text-match.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

export type QuestionRow = typeof questions.$inferSelect;

type Wanted = {
  answered: boolean;
  form_source?: QuestionSource | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** Newest first; the open ones, or those that were answered. */
export async function listQuestions({ tx }: UnitOfWork, { answered, form_source, q, cursor, limit }: Wanted) {
  const rows = await tx
    .select()
    .from(questions)
    .where(
      and(
        answered ? isNotNull(questions.answered_at) : isNull(questions.answered_at),
        form_source && eq(questions.form_source, form_source),
        q ? holds(q) : undefined,
        before(cursor, questions.created_at, questions.id),
      ),
    )
    .orderBy(desc(questions.created_at), desc(questions.id))
    .limit(limit + 1);
  return pageFrom(rows, limit, toQuestion, (row) => cursorAfter(row.created_at, row.id));
}

/** @throws NOT_FOUND */
export async function findQuestion({ tx }: UnitOfWork, id: string): Promise<Question> {
  const [row] = await tx.select().from(questions).where(eq(questions.id, id));
  if (!row) throw notFound();
  return toQuestion(row);
}

function holds(q: string): SQL | undefined {
  return or(
    ...[questions.question, questions.name, questions.email].map((column) => ilike(column, likePattern(q))),
    hasDigits(questions.phone, q),
  );
}

export const toQuestion = (row: QuestionRow): Question => ({
  ...row,
  sms_opt_in_timestamp: row.sms_opt_in_timestamp?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  answered_at: row.answered_at?.toISOString() ?? null,
});
