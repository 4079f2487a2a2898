import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Channel } from '#contract/enumerations/conversations.ts';
import type { PropertyRecord } from '#features/properties';
import { checkOutHour, checkOutOf } from '#features/stays';
import { newId } from '#server/db/tables/columns.ts';
import { conversations } from '#server/db/tables/conversations.ts';
import { properties } from '#server/db/tables/properties.ts';
import { statement } from '#server/kernel/statement.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { ofPage } from './booking-page/access.ts';
import { isSiteKey } from './booking-page/site-key.ts';

type Row = typeof conversations.$inferSelect;
/** A thread with a guest at a property. */
export type GuestThreadRecord = Row & { kind: 'guest'; property_id: string };
/** An owner's thread with the desk: about no property, and people alone answer in it. */
export type SupportThreadRecord = Row & { kind: 'support'; property_id: null };
export type ConversationRecord = GuestThreadRecord | SupportThreadRecord;
export type ThreadChanges = Partial<Row>;

export const asThread = (row: Row) => row as ConversationRecord; // the table's check ties the kind to the property

const hash = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Opens a thread. Its secret, 128 bits, is for its opener alone: only its hash stays. */
export async function openThread(
  unit: UnitOfWork,
  property: PropertyRecord,
  thread: {
    secret: string;
    /** The mark of the network it is opened from. */
    network?: string;
    id?: string;
    channel: Channel;
    /** The owner's page it is opened on, where it is one. */
    page_origin?: string | null;
    language?: string;
    created_at?: Date;
    guest_name?: string | null;
  },
): Promise<GuestThreadRecord> {
  const at = thread.created_at ?? unit.now;
  const [row] = await unit.tx
    .insert(conversations)
    .values({
      id: thread.id ?? newId(),
      customer_id: property.customer_id,
      property_id: property.id,
      channel: thread.channel,
      page_origin: thread.page_origin ?? null,
      ...(thread.language && { language: thread.language }),
      secret_hash: hash(thread.secret),
      network: thread.network ?? null,
      guest_name: thread.guest_name ?? null,
      created_at: at,
      updated_at: at,
      last_message_at: at,
    })
    .returning();
  if (!row) throw new Error('insert returned no row');
  const conversation = { ...row, kind: 'guest' as const, property_id: property.id };
  await unit.emit({ kind: 'conversation.opened', ...idsOfThread(conversation) });
  return conversation;
}

/**
 * The thread, if it belongs to the link's property, which is there unless a removed one is asked for, and the secret is
 * its opener's; undefined for any other reason alike. One of an owner's page is found from that page alone.
 */
export async function findThreadBySecret(
  unit: UnitOfWork,
  { id, token, origin, secret, status = 'active' }: Address,
): Promise<OpenedThread | undefined> {
  const [row] = isSiteKey(token)
    ? await ofPage(unit).execute({ id, siteKey: token, origin })
    : await ofLink(unit).execute({ id, guestToken: token, status });
  const stored = row?.conversation.secret_hash;
  if (!row || !stored) return undefined;
  const isOpener = timingSafeEqual(Buffer.from(stored), Buffer.from(hash(secret)));
  if (!isOpener) return undefined;
  const { property_id, timezone, check_out } = row;
  return {
    thread: { ...row.conversation, kind: 'guest', property_id },
    endsAt: check_out
      ? checkOutOf(check_out, timezone)
      : new Date(row.conversation.last_message_at.getTime() + quietDays * 86_400_000),
  };
}

type Address = { id: string; token: string; origin: string; secret: string; status?: 'active' | 'inactive' };

/** A guest's thread, and when it is over for the browser that opened it. */
export type OpenedThread = { thread: GuestThreadRecord; endsAt: Date };

/** Where no stay tells how long a guest is there, a thread is over after so many days without a word. */
const quietDays = 14;

/** Of the stay whose guest it is; of somebody nobody checked, the stay that was on when they opened it. */
const openedOn = sql`(${conversations.created_at} at time zone ${properties.timezone})`;
const checkOut = sql`select min(s.check_out)::text from stays s where s.id = ${conversations.stay_id}
  or (${conversations.stay_id} is null and s.property_id = ${properties.id} and s.status = 'booked'
    and s.check_in <= ${openedOn}::date and s.check_out + interval '${sql.raw(String(checkOutHour))} hours' > ${openedOn})`;

const ofLink = statement((tx) =>
  tx
    .select({
      conversation: conversations,
      property_id: properties.id,
      timezone: properties.timezone,
      check_out: sql<string | null>`(${checkOut})`,
    })
    .from(conversations)
    .innerJoin(properties, eq(properties.id, conversations.property_id))
    .where(
      and(
        eq(conversations.id, sql.placeholder('id')),
        eq(properties.guest_token, sql.placeholder('guestToken')),
        ne(conversations.channel, 'booking_page'),
        eq(properties.status, sql.placeholder('status')),
      ),
    ),
);

export const idsOfThread = <P extends string | null>(row: { id: string; customer_id: string; property_id: P }) => ({
  customer_id: row.customer_id,
  conversation_id: row.id,
  property_id: row.property_id,
});
