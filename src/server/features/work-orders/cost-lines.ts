import { asc, eq } from 'drizzle-orm';
import type { CostLine, NewCostLine } from '#contract/work-orders/lines.ts';
import { newId } from '#server/db/tables/columns.ts';
import { workOrderLines } from '#server/db/tables/order-lines.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { WorkOrderRecord } from './queries.ts';

/** What the cost of a job is made of, instead of what was said of it before. */
export async function replaceCostLines(
  { tx, now }: UnitOfWork,
  order: Pick<WorkOrderRecord, 'id' | 'customer_id'>,
  lines: readonly NewCostLine[],
): Promise<void> {
  await tx.delete(workOrderLines).where(eq(workOrderLines.work_order_id, order.id));
  if (lines.length === 0) return;
  await tx.insert(workOrderLines).values(
    lines.map(({ kind, words, cents }, nth) => ({
      id: newId(),
      customer_id: order.customer_id,
      work_order_id: order.id,
      nth,
      kind,
      words: words || null,
      cents,
      created_at: now,
    })),
  );
}

export const costLinesOf = ({ tx }: UnitOfWork, workOrderId: string): Promise<CostLine[]> =>
  tx
    .select({ kind: workOrderLines.kind, words: workOrderLines.words, cents: workOrderLines.cents })
    .from(workOrderLines)
    .where(eq(workOrderLines.work_order_id, workOrderId))
    .orderBy(asc(workOrderLines.nth));
