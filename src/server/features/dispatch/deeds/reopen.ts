import * as history from '#contract/messages/en/work-orders/deed-history.ts';
import { moveWorkOrder } from '#features/work-orders';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { noContractor } from '../answer-offer.ts';
import { offerNext } from '../offer-next.ts';

/**
 * A finished or cancelled job goes on: the contractors are asked anew, those of before among them, or a person sees to
 * it. What it has cost so far stays. @throws CONFLICT while it is open
 */
export async function reopenByHand(
  unit: UnitOfWork,
  id: string,
  { why, look }: { why: string; look: boolean },
): Promise<void> {
  const entry = { kind: 'reopened', summary: history.reopenedByHand, why };
  const order = await moveWorkOrder(unit, id, 'reopen_by_hand', entry, {
    ...noContractor,
    asked_since: unit.now,
    completed_at: null,
    confirm_due_at: null,
    guest_confirmed: null,
    merged_into: null,
  });
  if (look) await offerNext(unit, order, history.reopenedAndAsked);
}
