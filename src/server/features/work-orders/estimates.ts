import { and, desc, eq } from 'drizzle-orm';
import type { Estimate } from '#contract/work-orders/estimates.ts';
import { approvals } from '#server/db/tables/dispatch.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** What contractors thought an order would cost, the last one first. */
export async function estimatesOf({ tx }: UnitOfWork, workOrderId: string): Promise<Estimate[]> {
  const rows = await tx
    .select()
    .from(approvals)
    .where(and(eq(approvals.work_order_id, workOrderId), eq(approvals.kind, 'estimate')))
    .orderBy(desc(approvals.created_at));
  return rows.map(toEstimate);
}

export const toEstimate = (row: typeof approvals.$inferSelect): Estimate => ({
  id: row.id,
  lines: row.lines ?? [],
  total_cents: row.amount_cents ?? 0,
  why: row.why ?? '',
  state: row.decision === null ? 'open' : row.decision === 'refused' ? 'declined' : row.decision,
  sent_at: row.created_at.toISOString(),
  due_at: row.due_at.toISOString(),
});
