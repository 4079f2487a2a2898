// Somebody stands behind a job that nobody known had told of: it goes on.
import { and, eq, isNull } from 'drizzle-orm';
import * as approvalsCopyInEnglish from '#contract/messages/en/dispatch/approvals.ts';
import * as copy from '#contract/messages/en/dispatch/history.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { lockWorkOrder, moveWorkOrder, noteOnWorkOrder, type WorkOrderRecord } from '#features/work-orders';
import { approvals } from '#server/db/tables/dispatch.ts';
import { signature } from '#server/kernel/actor.ts';
import { conflict } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { offerNext } from './offer-next.ts';
import { startDispatch } from './start-dispatch.ts';

const approvalsCopy = spoken(approvalsCopyInEnglish);

/**
 * One tap of the owner or the desk: whoever reported it is the guest. The owner's word sends a contractor, the desk's
 * leaves that to the owner's rules. Said again it changes nothing. @throws CONFLICT when the job is over
 */
export async function confirmGuest(unit: UnitOfWork, workOrderId: string): Promise<void> {
  const order = await lockWorkOrder(unit, workOrderId);
  if (order.reporter !== 'unchecked') return;
  if (order.dispatch_state === 'closed') throw conflict(approvalsCopy.nobodyToConfirm);
  const { actor_id, actor_kind, actor_name } = signature(unit.actor);
  const isOwner = actor_kind === 'owner';
  await unit.tx
    .update(approvals)
    .set({ decision: 'approved', decided_at: unit.now, decided_by: actor_id })
    .where(
      and(eq(approvals.work_order_id, order.id), eq(approvals.kind, 'unchecked_guest'), isNull(approvals.decision)),
    );
  const nameless = isOwner ? copy.guestConfirmedByOwner : copy.guestConfirmedByDesk;
  const summary = actor_name ? fill(copy.guestConfirmed, { name: actor_name }) : nameless;
  await goOn(unit, order, { kind: 'guest_confirmed', summary }, isOwner);
}

/** The guest has passed the stay check: what waited for it goes on, as the owner's rules say. */
export async function goOnAfterCheck(unit: UnitOfWork, orders: WorkOrderRecord[]): Promise<void> {
  for (const { id } of orders) {
    const order = await lockWorkOrder(unit, id);
    if (order.dispatch_state === 'closed') continue;
    await goOn(unit, order, { kind: 'stay_confirmed', summary: copy.stayConfirmed }, false);
  }
}

async function goOn(
  unit: UnitOfWork,
  order: WorkOrderRecord,
  entry: { kind: string; summary: string },
  sends: boolean,
): Promise<void> {
  const reporter = order.reporter === 'unchecked' ? 'vouched' : order.reporter;
  const known = await noteOnWorkOrder(unit, order.id, entry, { reporter, dispatch_after: null });
  if (order.danger !== null) return; // it did not wait
  if (known.dispatch_state === 'awaiting_approval') {
    const back = { kind: 'goes_on', summary: copy.goesOn };
    await moveWorkOrder(unit, order.id, 'go_on', back);
  } else if (known.dispatch_state !== 'triage' || known.hold_until) return;
  const ready = { ...known, dispatch_state: 'triage' as const };
  await (sends ? offerNext(unit, ready, entry.summary) : startDispatch(unit, order.id));
}
