// The chats that hear of a job, and what each of them may know of it.
import { eq, inArray, sql } from 'drizzle-orm';
import type { WorkOrderCard } from '#contract/conversations/messages.ts';
import type { OrderMessage } from '#contract/work-orders/order-thread.ts';
import { conversations } from '#server/db/tables/conversations.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import { isStaff } from '#server/kernel/actor.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { mayStillSay } from './access-said.ts';
import { stateAfter } from './moves.ts';
import { threadsForGuest } from './order-thread.ts';
import { findWorkOrder, toCard, toReadersCard, type WorkOrderRecord } from './queries.ts';
import { isCheckedChat } from './reporter.ts';

export type Hearing = { id: string; guest_name: string | null; watches: boolean };

/** Every chat that hears of a job. `watches`: it joined and nobody checked its guest, who decides nothing about it. */
export async function chatsOf(unit: UnitOfWork, id: string): Promise<Hearing[]> {
  const { conversation_id: first } = await findWorkOrder(unit, id);
  const { rows } = await unit.tx.execute<{ id: string; guest_name: string | null }>(sql`
    select c.id, c.guest_name from conversations c where c.id = ${first}
      or c.id in (select j.conversation_id from work_order_joins j where j.work_order_id = ${id})
    order by c.id = ${first} desc, c.id`);
  const hearing: Hearing[] = [];
  for (const row of rows) hearing.push({ ...row, watches: row.id !== first && !(await isCheckedChat(unit, row.id)) });
  return hearing;
}

/** What a chat that only watches is told: how far the job is, not who comes when to whose house. */
export const asWatched = (order: WorkOrderRecord): WorkOrderRecord => ({
  ...order,
  assigned_contractor_name: null,
  arrival_from: null,
  arrival_to: null,
  proposed_windows: null,
  resolution_notes: null,
});

/** As they stand, for a chat: in one whose guest nobody checked with no more than it may know and decide. */
export async function cardsOf(
  unit: UnitOfWork,
  ids: string[],
  chat: string | undefined,
): Promise<Map<string, WorkOrderCard>> {
  if (!ids.length) return new Map();
  const rows = await unit.tx.select().from(workOrders).where(inArray(workOrders.id, ids));
  const isOfDesk = isStaff(unit.actor) || unit.actor.kind === 'owner';
  const isKnown = chat === undefined || (await hasPassedCheck(unit, chat));
  if (isOfDesk) return new Map(rows.map((row) => [row.id, toReadersCard(row)]));
  const threads = await threadsForGuest(unit, ids, chat);
  const cards = rows.map((row) => {
    const card = isKnown ? toCard(row) : cardForUnchecked(row, chat);
    return withThread(card, row.conversation_id === chat, threads.get(row.id));
  });
  return new Map(cards.map((card) => [card.id, card]));
}

/** Whoever only watches, or has the stay check before them, reads, writes and decides nothing. */
const withThread = (card: WorkOrderCard, isOwn: boolean, thread: OrderMessage[] = []): WorkOrderCard =>
  card.watched || card.check_first ? card : { ...card, can: whatGuestMay(card, isOwn), thread };

/** A guest who joined takes back no repair that another one told of first. */
const whatGuestMay = ({ dispatch_state: state, status, contractor_name }: WorkOrderCard, isOwn: boolean) => ({
  cancel: isOwn && stateAfter(state, 'cancel_by_guest') !== undefined,
  other_time: contractor_name !== null && stateAfter(state, 'choose_time') !== undefined,
  say_access: mayStillSay({ status }),
});

function cardForUnchecked(row: WorkOrderRecord, chat: string): WorkOrderCard {
  if (row.conversation_id !== chat) return { ...toCard(asWatched(row)), watched: true };
  return row.reporter === 'unchecked' ? { ...toCard(row), check_first: true } : toCard(row);
}

/** A guest's own transaction sees no stays. */
async function hasPassedCheck({ tx }: UnitOfWork, conversationId: string): Promise<boolean> {
  const [row] = await tx
    .select({ at: conversations.verified_at })
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  return Boolean(row?.at);
}
