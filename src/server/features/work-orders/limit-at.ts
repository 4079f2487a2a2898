import type { Urgency } from '#contract/enumerations/work-orders.ts';
import { nteFor, rulesFor } from '#features/protocols';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { WorkOrderRecord } from './queries.ts';

/** What a job may cost at another urgency, by the owner's rules; what the owner said of this job itself stays. */
export async function limitAt(unit: UnitOfWork, order: WorkOrderRecord, urgency: Urgency): Promise<number> {
  if (order.nte_by_owner) return order.nte_cents;
  return nteFor(await rulesFor(unit, order.customer_id, order.property_id), urgency);
}
