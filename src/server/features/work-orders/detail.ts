import { eq } from 'drizzle-orm';
import * as ofNotes from '#contract/messages/en/assistant/notes.ts';
import * as ofDispatch from '#contract/messages/en/dispatch/history.ts';
import * as ofAccess from '#contract/messages/en/work-orders/access.ts';
import * as ofDeeds from '#contract/messages/en/work-orders/deed-history.ts';
import * as ofFiles from '#contract/messages/en/work-orders/files.ts';
import * as ofOrders from '#contract/messages/en/work-orders.ts';
import type { WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import { findProperty } from '#features/properties';
import { contractors } from '#server/db/tables/contractors.ts';
import { dispatchOffers } from '#server/db/tables/dispatch.ts';
import { isStaff, onlyReads } from '#server/kernel/actor.ts';
import type { FileLinks } from '#server/kernel/file-links.ts';
import { retold, retoldEach } from '#server/kernel/retold.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { accessOf } from './access-said.ts';
import { chatsOf } from './chats-of-order.ts';
import { costLinesOf } from './cost-lines.ts';
import { estimatesOf } from './estimates.ts';
import { mergingOf } from './merging.ts';
import { mayAct, stateAfter } from './moves.ts';
import { orderFilesOf, toOrderFile } from './order-files.ts';
import { threadOf } from './order-thread.ts';
import { toPhoto } from './photos.ts';
import { canAct, deedsOn } from './policy.ts';
import { findWorkOrder, isUnconfirmed, photosOf, timelineOf, toWorkOrder } from './queries.ts';

/** All of one work order: its fields, timeline, offers and photos. @throws NOT_FOUND */
export async function workOrderDetail(unit: UnitOfWork, id: string, links: FileLinks): Promise<WorkOrderDetail> {
  const order = await findWorkOrder(unit, id);
  // The guest, their words and their photos stand in it.
  const { customer_id: customerId, conversation_id: subject } = order;
  if (isStaff(unit.actor) && subject) await unit.audit({ kind: 'thread.read', customerId, subject, joined: true });
  const hearing = await chatsOf(unit, id);
  const { can: canMerge, ...merging } = await mergingOf(unit, order);
  const acts = canAct(unit.actor) && order.dispatch_state !== 'closed';
  return {
    ...toWorkOrder(order),
    communication_preference: order.communication_preference && retold(order.communication_preference, ofOrders),
    timezone: (await findProperty(unit, order.property_id)).timezone,
    timeline: (await timelineOf(unit, id)).map((entry) => ({
      ...entry,
      actor_name: entry.actor_name && retold(entry.actor_name, ofNotes),
      summary: historyWords(entry.summary),
      why: entry.why && historyWords(entry.why),
    })),
    offers: await offersOf(unit, id),
    photos: (await photosOf(unit, id)).map((row) => toPhoto(row, links)),
    cost_lines: await costLinesOf(unit, id),
    estimates: await estimatesOf(unit, id),
    files: (await orderFilesOf(unit, id)).map((row) => toOrderFile(row, links)),
    messages: await threadOf(unit, id),
    guest_access: (await accessOf(unit, [id])).map(({ chat, note, pets }) => {
      return { guest_name: hearing.find((one) => one.id === chat)?.guest_name ?? null, note, pets };
    }),
    chats: hearing.map(({ id, guest_name }) => ({ id, guest_name, joined: id !== order.conversation_id })),
    lock_fault: order.lock_fault,
    ...merging,
    can: {
      dispatch: order.dispatch_state !== 'closed' && order.dispatch_state !== 'pending_confirmation',
      agree_visit: mayAct(unit.actor, 'agree_visit') && stateAfter(order.dispatch_state, 'agree_visit') !== undefined,
      ...deedsOn(unit.actor, order),
      ...canMerge,
      confirm_guest: isUnconfirmed(order),
      split: acts && hearing.length > 1,
      mark_lock: order.status === 'open' || order.status === 'in_progress',
      add_file: !onlyReads(unit.actor),
      write: !onlyReads(unit.actor) && order.status !== 'cancelled',
    },
  };
}

/** A row keeps English: each reader has it in their own language, as far as the words are the house's. */
const historyWords = (words: string): string => {
  const said = [ofDispatch, ofOrders, ofDeeds, ofAccess, ofFiles, ofNotes].reduce<string>(
    (told, of) => retold(told, of),
    words,
  );
  return said === words ? retoldEach(words, ofDispatch) : said;
};

async function offersOf({ tx }: UnitOfWork, workOrderId: string): Promise<WorkOrderDetail['offers']> {
  const rows = await tx
    .select({ offer: dispatchOffers, company_name: contractors.company_name })
    .from(dispatchOffers)
    .innerJoin(contractors, eq(contractors.id, dispatchOffers.contractor_id))
    .where(eq(dispatchOffers.work_order_id, workOrderId))
    .orderBy(dispatchOffers.rank);
  return rows.map(({ offer, company_name }) => ({
    id: offer.id,
    contractor_id: offer.contractor_id,
    company_name,
    state: offer.state,
    offered_at: offer.offered_at.toISOString(),
    expires_at: offer.expires_at.toISOString(),
    answered_at: offer.answered_at?.toISOString() ?? null,
    decline_reason: offer.decline_reason,
    decline_code: offer.decline_code,
    decline_until: offer.decline_until,
    why: offer.why && historyWords(offer.why),
  }));
}
