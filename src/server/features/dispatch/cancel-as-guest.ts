import * as refusals from '#contract/messages/en/dispatch/guest.ts';
import * as copy from '#contract/messages/en/dispatch/history.ts';
import { cancelForGuest, chatsOf, isAllowedNow, lockWorkOrder, type WorkOrderRecord } from '#features/work-orders';
import { conflict } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/**
 * The guest takes a repair back at its card. Whoever was asked or has it is told in the same transaction. Twice is once.
 * @throws CONFLICT once somebody is on the way, and for a repair that other guests of the house told of too
 */
export async function cancelAsGuest(unit: UnitOfWork, { id }: WorkOrderRecord, chat: string): Promise<void> {
  const order = await lockWorkOrder(unit, id);
  if (order.status === 'cancelled') return;
  if (order.dispatch_state === 'en_route' || order.dispatch_state === 'on_site') throw conflict(refusals.onTheWay);
  if (!isAllowedNow(unit.actor, order, 'cancel_by_guest')) throw conflict(refusals.overAlready);
  const hearing = await chatsOf(unit, id);
  if (order.conversation_id !== chat || hearing.length > 1) throw conflict(refusals.othersToldToo);
  await cancelForGuest(unit, id, copy.canceledAtCard);
}
