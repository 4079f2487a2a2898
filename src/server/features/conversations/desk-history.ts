// What was before with the guest of a chat and at its property, for whoever of the team answers.
import { and, desc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { ConversationRow } from '#contract/conversations/conversations.ts';
import type { DeskHistory, PastNote } from '#contract/conversations/desk-history.ts';
import * as copy from '#contract/messages/en/accounts/security-log.ts';
import { findStay } from '#features/stays';
import { conversations, messages } from '#server/db/tables/conversations.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import { os, staffOnly } from '#server/kernel/context.ts';
import { recordListRead } from '#server/kernel/list-read.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { withTags } from './chat-tags.ts';
import { chatsWhere, jobsOf, staysOfSame } from './guest-history.ts';
import { findGuestThread, toListed } from './queries.ts';
import type { GuestThreadRecord } from './threads.ts';

export const deskHistoryProcedures = {
  ofChat: os.deskHistory.ofChat
    .use(staffOnly)
    .handler(({ input: { id }, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => historyOf(unit, id)),
    ),
};

/** Of each. */
const most = 10;

/** @throws NOT_FOUND where it is no guest's */
async function historyOf(unit: UnitOfWork, id: string): Promise<DeskHistory> {
  const thread = await findGuestThread(unit, id);
  const guest = await ofGuest(unit, thread);
  const property = {
    chats: await chats(unit, thread, eq(conversations.property_id, thread.property_id)),
    orders: await orders(unit, thread, eq(workOrders.property_id, thread.property_id)),
  };
  const count = property.chats.length + (guest?.chats.length ?? 0);
  await recordListRead(unit, { list: copy.historyList, count });
  return { guest, property };
}

async function ofGuest(unit: UnitOfWork, thread: GuestThreadRecord): Promise<DeskHistory['guest']> {
  const stay = thread.stay_id && thread.verified_at ? await findStay(unit, thread.stay_id) : undefined;
  if (!stay) return null;
  const same = await staysOfSame(unit, { customerId: thread.customer_id, byPhone: true }, stay);
  const theirs = and(
    inArray(
      conversations.stay_id,
      same.map((row) => row.stay.id),
    ),
    isNotNull(conversations.verified_at),
  );
  const found = await chats(unit, thread, theirs);
  const ids = found.map((row) => row.id);
  return {
    chats: found,
    orders: ids.length === 0 ? [] : await orders(unit, thread, inArray(workOrders.conversation_id, ids)),
    notes: await notesOf(unit, ids),
  };
}

async function chats(unit: UnitOfWork, thread: GuestThreadRecord, which: SQL | undefined): Promise<ConversationRow[]> {
  const rows = await chatsWhere(unit, thread.customer_id, and(which, ne(conversations.id, thread.id)), most);
  return withTags(
    unit,
    rows.map((row) => toListed(unit.actor, row)),
  );
}

const orders = (unit: UnitOfWork, { id, customer_id }: GuestThreadRecord, which: SQL | undefined) =>
  jobsOf(unit, customer_id, and(which, sql`${workOrders.conversation_id} is distinct from ${id}`), most);

async function notesOf({ tx }: UnitOfWork, ids: string[]): Promise<PastNote[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({
      id: messages.id,
      conversation_id: messages.conversation_id,
      author_name: messages.author_name,
      body: messages.body,
      created_at: messages.created_at,
    })
    .from(messages)
    .where(and(inArray(messages.conversation_id, ids), eq(messages.kind, 'note')))
    .orderBy(desc(messages.created_at), desc(messages.id))
    .limit(most);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
