// One guest of an owner's: their stays, the chats they showed to be theirs, and the jobs they told of.
import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { GuestHistory, PastOrder } from '#contract/conversations/guest-history.ts';
import { findOwnStay, type StayRecord, toStay } from '#features/stays';
import { toReadersCard } from '#features/work-orders';
import { conversations } from '#server/db/tables/conversations.ts';
import { properties } from '#server/db/tables/properties.ts';
import { stays } from '#server/db/tables/stays.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { lacksCodes } from '#server/kernel/actor.ts';
import { os, ownerOnly } from '#server/kernel/context.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { findGuestThread, toRow } from './queries.ts';
import { asThread, type GuestThreadRecord } from './threads.ts';

export const guestHistoryProcedures = {
  ofStay: os.guestHistory.ofStay.use(ownerOnly).handler(({ input: { id }, context: { actor, deps } }) =>
    withActor(deps.store, actor, async (unit) => {
      const { stay } = await findOwnStay(unit, actor.customerId, id);
      return historyOf(unit, actor, stay);
    }),
  ),
  ofChat: os.guestHistory.ofChat.use(ownerOnly).handler(({ input: { id }, context: { actor, deps } }) =>
    withActor(deps.store, actor, async (unit) => {
      const thread = await findGuestThread(unit, id);
      if (!thread.stay_id || !thread.verified_at) return ofChatAlone(unit, actor, thread);
      const { stay } = await findOwnStay(unit, actor.customerId, thread.stay_id);
      return historyOf(unit, actor, stay);
    }),
  ),
};

const most = 50;

async function historyOf(unit: UnitOfWork, actor: Owner, stay: StayRecord): Promise<GuestHistory> {
  const { customerId } = actor;
  const rows = await staysOfSame(unit, { customerId, byPhone: !lacksCodes(actor) }, stay);
  const chats = await chatsWhere(
    unit,
    customerId,
    and(
      inArray(
        conversations.stay_id,
        rows.map((row) => row.stay.id),
      ),
      isNotNull(conversations.verified_at),
    ),
  );
  return {
    name: stay.guest_name,
    email: stay.guest_email,
    phone: stay.guest_phone,
    stays: rows.map(toStay),
    conversations: chats,
    work_orders: await jobsIn(
      unit,
      customerId,
      chats.map(({ id }) => id),
    ),
  };
}

/** Nobody checked whose guest it is: what they say of themselves makes no other stay or chat theirs. */
async function ofChatAlone(unit: UnitOfWork, actor: Owner, thread: GuestThreadRecord): Promise<GuestHistory> {
  return {
    name: thread.guest_name,
    email: thread.guest_email,
    phone: thread.guest_phone,
    stays: [],
    conversations: await chatsWhere(unit, actor.customerId, eq(conversations.id, thread.id)),
    work_orders: await jobsIn(unit, actor.customerId, [thread.id]),
  };
}

/** By an address or a number that is theirs; a program that is told no numbers finds none by them. */
export function staysOfSame(
  { tx }: UnitOfWork,
  { customerId, byPhone }: { customerId: string; byPhone: boolean },
  { id, guest_email, guest_phone }: StayRecord,
) {
  const same = or(
    eq(stays.id, id),
    guest_email ? sql`lower(${stays.guest_email}) = ${guest_email.toLowerCase()}` : undefined,
    guest_phone && byPhone ? eq(stays.guest_phone, guest_phone) : undefined,
  );
  return tx
    .select({ stay: stays, property: { name: properties.name, timezone: properties.timezone } })
    .from(stays)
    .innerJoin(properties, eq(properties.id, stays.property_id))
    .where(and(eq(stays.customer_id, customerId), same))
    .orderBy(desc(stays.check_in), desc(stays.id))
    .limit(most);
}

export async function chatsWhere({ tx }: UnitOfWork, customerId: string, which: SQL | undefined, limit = most) {
  const rows = await tx
    .select({ conversation: conversations, property_name: properties.name })
    .from(conversations)
    .innerJoin(properties, eq(properties.id, conversations.property_id))
    .where(and(eq(conversations.customer_id, customerId), eq(conversations.kind, 'guest'), which))
    .orderBy(desc(conversations.last_message_at), desc(conversations.id))
    .limit(limit);
  return rows.map((row) => toRow(asThread(row.conversation), row.property_name));
}

const jobsIn = async (unit: UnitOfWork, customerId: string, chats: string[]): Promise<PastOrder[]> =>
  chats.length === 0 ? [] : jobsOf(unit, customerId, inArray(workOrders.conversation_id, chats));

export async function jobsOf(
  { tx }: UnitOfWork,
  customerId: string,
  which: SQL | undefined,
  limit = most,
): Promise<PastOrder[]> {
  const rows = await tx
    .select()
    .from(workOrders)
    .where(and(eq(workOrders.customer_id, customerId), which))
    .orderBy(desc(workOrders.created_at), desc(workOrders.id))
    .limit(limit);
  return rows.map((row) => ({
    ...toReadersCard(row),
    property_name: row.property_name,
    created_at: row.created_at.toISOString(),
  }));
}
