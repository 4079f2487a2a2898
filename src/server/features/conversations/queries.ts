import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import {
  type ConversationRow,
  type Handoff,
  isCounted,
  type Queue,
  type QueueCounts,
} from '#contract/conversations/conversations.ts';
import * as ofNotes from '#contract/messages/en/assistant/notes.ts';
import * as ofDispatch from '#contract/messages/en/dispatch/history.ts';
import { conversations, decisions, messages } from '#server/db/tables/conversations.ts';
import { handoffs } from '#server/db/tables/desk.ts';
import { properties } from '#server/db/tables/properties.ts';
import { type Actor, isStaff, type Staff } from '#server/kernel/actor.ts';
import { notFound } from '#server/kernel/errors.ts';
import { recordListRead } from '#server/kernel/list-read.ts';
import { pageFrom } from '#server/kernel/paging.ts';
import { retold } from '#server/kernel/retold.ts';
import { statement } from '#server/kernel/statement.ts';
import { saysWords } from '#server/kernel/text-match.ts';
import { saidSubject } from '#server/kernel/told-subjects.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { type ChatFilter, narrowedBy } from './chat-filter.ts';
import { withTags } from './chat-tags.ts';
import { isNamed, wasSaid, withMatches } from './chat-words.ts';
import { inQueue, queueNames, workingOrder } from './desk-queues.ts';
import { holderOf } from './policy.ts';
import type { MessageRecord } from './post-message.ts';
import { asThread, type ConversationRecord, type GuestThreadRecord } from './threads.ts';

type Filter = {
  queue: Queue;
  limit: number;
  cursor?: string | undefined;
  q?: string | undefined;
} & ChatFilter;

/** Threads: an owner's own guests, the latest line first, or one queue of the desk with owners in it too, in its order. */
export async function listConversations(unit: UnitOfWork, filter: Filter) {
  const { tx, actor, now } = unit;
  const order = workingOrder(actor, filter.queue);
  const rows = await tx
    .select({ conversation: conversations, property_name: properties.name })
    .from(conversations)
    .leftJoin(properties, eq(properties.id, conversations.property_id))
    .where(
      and(
        actor.kind === 'owner' ? ownGuests(actor.customerId) : undefined,
        inQueue(actor, filter.queue),
        ...narrowedBy(filter, now),
        filter.tag_id && !isStaff(actor) ? sql`false` : undefined,
        filter.q ? searched(actor, filter.q) : undefined,
        order.after(filter.cursor),
      ),
    )
    .orderBy(...order.by)
    .limit(filter.limit + 1);
  const page = pageFrom(
    rows,
    filter.limit,
    (r) => toListed(actor, toRow(asThread(r.conversation), r.property_name)),
    (r) => order.cursorOf(r.conversation),
  );
  const count = page.items.length;
  if (isBeyondOwnWork(filter)) await recordListRead(unit, { list: queueNames[filter.queue], count, ...filter });
  const items = await withTags(unit, page.items);
  return { ...page, items: actor.kind === 'owner' && filter.q ? await withMatches(unit, items, filter.q) : items };
}

/** What waits, what is with the team and what was put away the desk looks at all day. */
const isBeyondOwnWork = ({ queue, q }: Filter): boolean => Boolean(q) || !isCounted(queue);

/** Whoever wants to know what was said in a chat that needs nothing of them opens it, which stands in the security log. */
export function toListed(actor: Actor, row: ConversationRow): ConversationRow {
  if (!isStaff(actor) || row.kind === 'support' || row.state === 'waiting') return row;
  return row.assigned_to === actor.userId ? row : { ...row, preview: null };
}

/** An owner finds what was said, too; the desk does not read chats by searching them. */
const searched = (actor: Actor, q: string) =>
  actor.kind === 'owner' ? or(isNamed(actor.customerId, q), wasSaid(q)) : saysWords(whoAndWhere, q);

/** By what a chat is looked for: the property, its place, and who writes. */
const whoAndWhere = sql`concat_ws(' ', ${properties.name}, ${properties.street_address}, ${properties.city}, ${conversations.guest_name})`;

const ownGuests = (customerId: string) =>
  and(eq(conversations.customer_id, customerId), eq(conversations.kind, 'guest'));

/** Of the open ones, which are few; what grows is not counted. */
export async function countQueues({ tx }: UnitOfWork, staff: Staff): Promise<QueueCounts> {
  const counted = (queue: Queue) => sql<number>`count(*) filter (where ${inQueue(staff, queue)})::int`;
  const [row] = await tx
    .select({
      waiting: counted('waiting'),
      unassigned: counted('unassigned'),
      mine: counted('mine'),
      colleagues: counted('colleagues'),
      snoozed: counted('snoozed'),
    })
    .from(conversations)
    .where(sql`${conversations.state} in ('waiting', 'assigned', 'snoozed')`);
  return row ?? { waiting: 0, unassigned: 0, mine: 0, colleagues: 0, snoozed: 0 };
}

/** @throws NOT_FOUND when the unit's actor cannot see it. */
export async function findThread({ tx }: UnitOfWork, id: string): Promise<ConversationRecord> {
  const [row] = await tx.select().from(conversations).where(eq(conversations.id, id));
  if (!row) throw notFound();
  return asThread(row);
}

/** As above, and it is a guest's. @throws NOT_FOUND */
export async function findGuestThread(unit: UnitOfWork, id: string): Promise<GuestThreadRecord> {
  const thread = await findThread(unit, id);
  if (thread.kind !== 'guest') throw notFound();
  return thread;
}

/**
 * The latest lines, oldest first. Notes are for the desk, and for owners where they are their own, which row-level
 * security holds too.
 */
export async function messagesOf(
  unit: UnitOfWork,
  conversationId: string,
  who: Reader,
  most = 500,
): Promise<MessageRecord[]> {
  const rows = await latest[who](unit).execute({ conversationId, most });
  return rows.reverse();
}

const { placeholder } = sql;
type Reader = 'guest' | 'owner' | 'desk';
const readableBy: Record<Reader, SQL | undefined> = {
  guest: ne(messages.kind, 'note'),
  owner: or(ne(messages.kind, 'note'), eq(messages.author, 'owner')),
  desk: undefined,
};
const latestOf = (who: Reader) =>
  statement((tx) =>
    tx
      .select()
      .from(messages)
      .where(and(eq(messages.conversation_id, placeholder('conversationId')), readableBy[who]))
      .orderBy(desc(messages.created_at), desc(messages.id))
      .limit(placeholder('most')),
  );
const latest = { guest: latestOf('guest'), owner: latestOf('owner'), desk: latestOf('desk') };

/** @throws NOT_FOUND when the unit's actor cannot see it. */
export async function messageBody({ tx }: UnitOfWork, id: string): Promise<string> {
  const [row] = await tx.select({ body: messages.body }).from(messages).where(eq(messages.id, id));
  if (!row) throw notFound();
  return row.body;
}

export async function openHandoff({ tx }: UnitOfWork, conversationId: string): Promise<Handoff | null> {
  const [row] = await tx
    .select()
    .from(handoffs)
    .where(and(eq(handoffs.conversation_id, conversationId), isNull(handoffs.ended_at)));
  return row
    ? {
        reason: retold(row.reason, ofDispatch),
        summary: row.summary.map(summaryLine),
        tried: row.tried,
        created_at: row.created_at.toISOString(),
        accepted_by: row.accepted_by_name,
      }
    : null;
}

/** The house's own lines in the reader's language; what a guest wrote stays as it is. */
function summaryLine(line: string): string {
  const subject = saidSubject(line);
  return subject === line ? retold(line, ofNotes) : subject;
}

export async function decisionsOf({ tx }: UnitOfWork, conversationId: string) {
  const rows = await tx
    .select()
    .from(decisions)
    .where(eq(decisions.conversation_id, conversationId))
    .orderBy(desc(decisions.created_at))
    .limit(50);
  return rows.flatMap((row) =>
    row.message_id
      ? [
          {
            message_id: row.message_id,
            engine: row.engine,
            reason_code: row.reason_code,
            trace: row.trace,
            created_at: row.created_at.toISOString(),
          },
        ]
      : [],
  );
}

export const toRow = (c: ConversationRecord, propertyName: string | null): ConversationRow => ({
  id: c.id,
  kind: c.kind,
  property_id: c.property_id,
  property_name: propertyName,
  guest_name: c.guest_name,
  channel: c.channel,
  page_origin: c.page_origin,
  state: c.state,
  urgency: c.urgency,
  preview: c.preview,
  match: null,
  assigned_to: c.assigned_to,
  assigned_name: c.assigned_name,
  held_by: holderOf(c),
  tags: [],
  waiting_since: c.waiting_since?.toISOString() ?? null,
  sla_due_at: c.sla_due_at?.toISOString() ?? null,
  sla_paused_for: c.sla_paused_for,
  snoozed_until: c.snoozed_until?.toISOString() ?? null,
  last_message_at: c.last_message_at.toISOString(),
  created_at: c.created_at.toISOString(),
});
