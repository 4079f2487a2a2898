import { and, eq, isNull, lte } from 'drizzle-orm';
import { laterReplies } from '#server/db/tables/later-replies.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { lockThread } from '../hand-over.ts';
import { postMessage } from '../post-message.ts';
import { answered } from '../sla/clocks.ts';
import { change } from '../thread-changes.ts';
import type { ConversationRecord } from '../threads.ts';

type LaterRecord = typeof laterReplies.$inferSelect;

/**
 * Its time has come: it goes out in the name of who wrote it, once, and the chat stays where it is, closed or snoozed
 * too. Where the chat is somebody else's by now, or waits for anybody, or who wrote it has left the team, it waits for a
 * yes. Safe to run twice. The unit is the system's.
 */
export async function sendDueReply(unit: UnitOfWork, id: string, team: readonly { id: string }[]): Promise<void> {
  const [found] = await unit.tx.select().from(laterReplies).where(eq(laterReplies.id, id));
  if (!found) return;
  const thread = await lockThread(unit, found.conversation_id); // the chat first, as a guest's line does it
  const [reply] = await unit.tx.select().from(laterReplies).where(eq(laterReplies.id, id)).for('update');
  if (!reply || reply.asks_since || reply.send_at > unit.now) return;
  const isOfTeam = team.some((member) => member.id === reply.agent_id);
  if (!isOfTeam || isWithOthers(thread, reply)) return askFirst(unit, thread, reply);
  await postReply(unit, thread, reply);
}

/** Somebody else has the chat, or whoever takes it next decides. */
const isWithOthers = ({ assigned_to, state }: ConversationRecord, { agent_id }: LaterRecord): boolean =>
  assigned_to === null ? state === 'waiting' : assigned_to !== agent_id;

/** The line itself, under the reply's own id: a second time it is the same one. */
export async function postReply(unit: UnitOfWork, thread: ConversationRecord, reply: LaterRecord): Promise<void> {
  await unit.tx.delete(laterReplies).where(eq(laterReplies.id, reply.id));
  const by = { author: 'agent', author_id: reply.agent_id, author_name: reply.agent_name } as const;
  await postMessage(unit, thread, { ...by, body: reply.body, client_id: reply.id });
  const isTheirs = thread.assigned_to === reply.agent_id;
  await change(unit, thread, isTheirs ? { waiting_since: null, ...(await answered(unit, thread)) } : {});
}

async function askFirst(unit: UnitOfWork, thread: ConversationRecord, { id }: LaterRecord): Promise<void> {
  await unit.tx.update(laterReplies).set({ asks_since: unit.now }).where(eq(laterReplies.id, id));
  await change(unit, thread, {});
}

/** The net under the alarm clocks. */
export async function dueReplies({ tx, now }: UnitOfWork): Promise<string[]> {
  const due = await tx
    .select({ id: laterReplies.id })
    .from(laterReplies)
    .where(and(lte(laterReplies.send_at, now), isNull(laterReplies.asks_since)))
    .orderBy(laterReplies.send_at)
    .limit(200);
  return due.map(({ id }) => id);
}
