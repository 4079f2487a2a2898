// The queues of the desk: which chats stand in each, and in which order they are worked through.
import { and, asc, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Queue } from '#contract/conversations/conversations.ts';
import * as copy from '#contract/messages/en/conversations/desk.ts';
import { conversations } from '#server/db/tables/conversations.ts';
import { type Actor, isStaff } from '#server/kernel/actor.ts';
import { after, before, cursorAfter } from '#server/kernel/paging.ts';
import type { ConversationRecord } from './threads.ts';

/** As the security log names a list. */
export const queueNames: Record<Queue, string> = {
  waiting: copy.waiting,
  unassigned: copy.unassigned,
  mine: copy.mine,
  colleagues: copy.colleagues,
  snoozed: copy.snoozed,
  assistant: copy.withAssistant,
  done: copy.done,
  all: copy.allChats,
};

/** Undefined where nothing is left out. Each state stands as a word: by it PostgreSQL takes the index of the open ones. */
export function inQueue(actor: Actor, queue: Queue): SQL | undefined {
  if (queue === 'all') return undefined;
  if (queue === 'mine' || queue === 'colleagues') return isStaff(actor) ? withTeam(actor.userId, queue) : sql`false`;
  if (queue === 'unassigned')
    return and(sql`${conversations.state} in ('waiting', 'snoozed')`, isNull(conversations.assigned_to));
  return sql`${conversations.state} = ${sql.raw(`'${queue}'`)}`;
}

/** Chats that a person of the team has, the owner's own ones apart. */
const withTeam = (me: string, queue: 'mine' | 'colleagues') =>
  and(
    sql`${conversations.state} = 'assigned'`,
    isNotNull(conversations.assigned_to),
    queue === 'mine' ? eq(conversations.assigned_to, me) : ne(conversations.assigned_to, me),
    ne(conversations.assigned_to, conversations.customer_id),
  );

type Order = {
  by: SQL[];
  after: (cursor: string | undefined) => SQL;
  cursorOf: (row: Pick<ConversationRecord, 'id' | 'sla_due_at' | 'snoozed_until' | 'last_message_at'>) => string;
};

/** Whoever has no time to be answered by stands after all who have. */
const never = 'infinity';
export const dueOrder = sql`coalesce(${conversations.sla_due_at}, ${sql.raw(`'${never}'`)})`;
const wakeOrder = sql`coalesce(${conversations.snoozed_until}, ${sql.raw(`'${never}'`)})`;

/** Who is due first stands first where people wait, who comes back first among the snoozed; all else by its latest line. */
export function workingOrder(actor: Actor, queue: Queue): Order {
  if (!isStaff(actor)) return byLatest;
  return queue === 'snoozed' ? byWaking : isWaitedIn(queue) ? byDue : byLatest;
}

const isWaitedIn = (queue: Queue): boolean =>
  queue === 'waiting' || queue === 'unassigned' || queue === 'mine' || queue === 'colleagues';

const byLatest: Order = {
  by: [desc(conversations.last_message_at), desc(conversations.id)],
  after: (cursor) => before(cursor, conversations.last_message_at, conversations.id),
  cursorOf: ({ last_message_at, id }) => cursorAfter(last_message_at, id),
};
const byDue: Order = {
  by: [asc(dueOrder), asc(conversations.id)],
  after: (cursor) => after(cursor, dueOrder, conversations.id),
  cursorOf: ({ sla_due_at, id }) => cursorAfter(sla_due_at ?? never, id),
};
const byWaking: Order = {
  by: [asc(wakeOrder), asc(conversations.id)],
  after: (cursor) => after(cursor, wakeOrder, conversations.id),
  cursorOf: ({ snoozed_until, id }) => cursorAfter(snoozed_until ?? never, id),
};
