import { and, desc, eq, inArray } from 'drizzle-orm';
import type { DeedReport } from '#contract/bulk/bulk.ts';
import { type DeedSubject, deedsOf } from '#contract/enumerations/bulk.ts';
import { bulkDeeds } from '#server/db/tables/bulk.ts';
import { before, cursorAfter, pageFrom } from '#server/kernel/paging.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

type Row = typeof bulkDeeds.$inferSelect;

export const toReport = (row: Row, now: Date): DeedReport => ({
  id: row.id,
  kind: row.kind,
  about: row.about,
  count: row.count,
  done: row.done,
  same: row.count - row.done - row.refused.length,
  refused: row.refused,
  at: row.at.toISOString(),
  by: row.actor_name ?? 'Porchlight',
  undo_until: row.undo_until.toISOString(),
  undone_at: row.undone_at?.toISOString() ?? null,
  not_undone: row.not_undone,
  can: { undo: row.undone_at === null && row.done > 0 && row.undo_until > now },
});

/** Newest first. */
export async function listDeeds(
  { tx, now }: UnitOfWork,
  customerId: string,
  { limit, cursor, subject }: { limit: number; cursor?: string | undefined; subject?: DeedSubject | undefined },
) {
  const rows = await tx
    .select()
    .from(bulkDeeds)
    .where(
      and(
        eq(bulkDeeds.customer_id, customerId),
        before(cursor, bulkDeeds.at, bulkDeeds.id),
        subject && inArray(bulkDeeds.kind, deedsOf[subject]),
      ),
    )
    .orderBy(desc(bulkDeeds.at), desc(bulkDeeds.id))
    .limit(limit + 1);
  return pageFrom(
    rows,
    limit,
    (row) => toReport(row, now),
    ({ at, id }) => cursorAfter(at, id),
  );
}
