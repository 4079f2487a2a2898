// Whoever is known says that a lock is faulty, or works again: by that its code is kept back, and given out.
import { and, eq, ne, or, sql } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/work-orders.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { workOrderEvents, workOrders } from '#server/db/tables/work-orders.ts';
import { conflict } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { noteOnWorkOrder } from './move-work-order.ts';
import { lockWorkOrder, type WorkOrderRecord } from './queries.ts';

const copy = spoken(copyInEnglish);

const kind = 'lock_marked';

/** The owner, the desk or the job's contractor says it. Said again it changes nothing. @throws CONFLICT when it is over */
export async function markLock(unit: UnitOfWork, id: string, faulty: boolean): Promise<WorkOrderRecord> {
  const order = await lockWorkOrder(unit, id);
  if (order.status === 'completed' || order.status === 'cancelled') throw conflict(copy.lockOfOver);
  if (faulty ? await isFaulty(unit, id) : !order.lock_fault) return order;
  const summary = faulty ? copyInEnglish.historyLockFaulty : copyInEnglish.historyLockWorks;
  return noteOnWorkOrder(unit, id, { kind, summary }, { lock_fault: faulty });
}

/** What somebody unknown says of the lock keeps no code from the guest, unless somebody known has said so too. */
export const countsAsFault = () =>
  and(
    workOrders.lock_fault,
    or(
      ne(workOrders.reporter, 'unchecked'),
      sql`exists (select 1 from ${workOrderEvents} e where e.work_order_id = ${workOrders.id} and e.kind = ${kind})`,
    ),
  );

async function isFaulty({ tx }: UnitOfWork, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(and(eq(workOrders.id, id), countsAsFault()));
  return found.length > 0;
}
