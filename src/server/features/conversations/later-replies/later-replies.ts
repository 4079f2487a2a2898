import { and, asc, eq } from 'drizzle-orm';
import { type LaterReply, laterLimits } from '#contract/conversations/later-replies.ts';
import * as ofDeskInEnglish from '#contract/messages/en/conversations/desk.ts';
import * as copyInEnglish from '#contract/messages/en/conversations/later.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { newId } from '#server/db/tables/columns.ts';
import { laterReplies } from '#server/db/tables/later-replies.ts';
import type { Staff } from '#server/kernel/actor.ts';
import { conflict, invalid, notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { claimThread, lockThread, replyAsPerson } from '../hand-over.ts';
import { rightsOn } from '../policy.ts';
import { change } from '../thread-changes.ts';
import type { ConversationRecord } from '../threads.ts';

const copy = spoken(copyInEnglish);
const ofDesk = spoken(ofDeskInEnglish);

type Wanted = { message?: string | undefined; send_at?: string | undefined };

export async function laterRepliesOf({ tx }: UnitOfWork, conversationId: string): Promise<LaterReply[]> {
  const rows = await tx
    .select()
    .from(laterReplies)
    .where(eq(laterReplies.conversation_id, conversationId))
    .orderBy(asc(laterReplies.send_at), asc(laterReplies.id));
  return rows.map(({ id, agent_name, body, send_at, asks_since }) => ({
    ...{ id, agent_name, body },
    send_at: send_at.toISOString(),
    asks_since: asks_since?.toISOString() ?? null,
  }));
}

/** Writing claims the chat, as an answer at once does. @throws CONFLICT when a colleague has it, INVALID at `send_at` */
export async function addLaterReply(
  unit: UnitOfWork,
  staff: Staff,
  { id, message, send_at }: { id: string; message: string; send_at: string },
): Promise<void> {
  const at = timeToCome(unit, send_at);
  const free = await mustMayReply(unit, staff, id);
  const thread = free.assigned_to === null ? await claimThread(unit, staff, id) : free;
  if ((await laterRepliesOf(unit, id)).length >= laterLimits.replies) throw conflict(copy.tooManyWait);
  const reply = { id: newId(), body: message, send_at: at, created_at: unit.now };
  const by = { agent_id: staff.userId, agent_name: staff.name };
  await unit.tx.insert(laterReplies).values({ ...reply, ...by, customer_id: thread.customer_id, conversation_id: id });
  await wake(unit, reply.id, at);
  await change(unit, thread, {});
}

/** @throws CONFLICT, INVALID, and NOT_FOUND where it was sent or cancelled meanwhile */
export async function changeLaterReply(
  unit: UnitOfWork,
  staff: Staff,
  { id, reply_id, message, send_at }: { id: string; reply_id: string } & Wanted,
): Promise<void> {
  const at = send_at === undefined ? null : timeToCome(unit, send_at);
  const thread = await mustMayReply(unit, staff, id);
  await find(unit, id, reply_id);
  await unit.tx
    .update(laterReplies)
    .set({ ...(message !== undefined && { body: message }), ...(at && { send_at: at, asks_since: null }) })
    .where(eq(laterReplies.id, reply_id));
  if (at) await wake(unit, reply_id, at);
  await change(unit, thread, {});
}

/** Out of its time, in the name of who sends it. @throws as `changeLaterReply` does */
export async function sendLaterReply(unit: UnitOfWork, staff: Staff, id: string, replyId: string): Promise<void> {
  await mustMayReply(unit, staff, id);
  const { body } = await find(unit, id, replyId);
  await unit.tx.delete(laterReplies).where(eq(laterReplies.id, replyId));
  await replyAsPerson(unit, staff, id, { body, client_id: replyId });
}

/** @throws as `changeLaterReply` does */
export async function cancelLaterReply(unit: UnitOfWork, staff: Staff, id: string, replyId: string): Promise<void> {
  const thread = await mustMayReply(unit, staff, id);
  await find(unit, id, replyId);
  await unit.tx.delete(laterReplies).where(eq(laterReplies.id, replyId));
  await change(unit, thread, {});
}

async function mustMayReply(unit: UnitOfWork, staff: Staff, id: string): Promise<ConversationRecord> {
  const thread = await lockThread(unit, id);
  if (!rightsOn(staff, thread).reply)
    throw conflict(fill(ofDesk.hasChat, { name: thread.assigned_name ?? ofDesk.someColleague }));
  return thread;
}

async function find({ tx }: UnitOfWork, conversationId: string, replyId: string) {
  const [row] = await tx
    .select()
    .from(laterReplies)
    .where(and(eq(laterReplies.id, replyId), eq(laterReplies.conversation_id, conversationId)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

function timeToCome({ now }: UnitOfWork, sendAt: string): Date {
  const at = new Date(sendAt);
  if (at <= now) throw invalid({ send_at: copy.inPast });
  if (at.getTime() - now.getTime() > laterLimits.days * 86_400_000) throw invalid({ send_at: copy.tooFar });
  return at;
}

/** Each time has an alarm clock of its own; one that was changed rings for nothing. */
const wake = (unit: UnitOfWork, replyId: string, at: Date) =>
  unit.enqueue('reply.later', { replyId }, { startAfter: at, key: `${replyId} ${at.toISOString()}` });
