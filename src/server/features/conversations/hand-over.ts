import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Urgency } from '#contract/enumerations/work-orders.ts';
import { newId } from '#server/db/tables/columns.ts';
import { conversations, handoffs } from '#server/db/tables/conversations.ts';
import { isStaff, type Staff } from '#server/kernel/actor.ts';
import { conflict, forbidden, notFound } from '#server/kernel/errors.ts';
import { statement } from '#server/kernel/statement.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import { acknowledgeAlarm } from './alarms.ts';
import { dropDueAnswers } from './answers.ts';
import { settleDrafts } from './drafts.ts';
import { rightsOn, slaDue } from './policy.ts';
import { postMessage } from './post-message.ts';
import { asThread, type ConversationRecord, idsOfThread, type ThreadChanges } from './threads.ts';

/** @throws NOT_FOUND when the unit's actor cannot see it. Holds the row, so that two agents cannot take one thread. */
export async function lockThread(unit: Unit, id: string): Promise<ConversationRecord> {
  const [row] = await held(unit).execute({ id });
  if (!row) throw notFound();
  return asThread(row);
}

const held = statement((tx) =>
  tx
    .select()
    .from(conversations)
    .where(eq(conversations.id, sql.placeholder('id')))
    .for('update'),
);

export type PersonRequest = {
  reason: string;
  /** Three lines for whoever takes over. */
  summary: string[];
  tried: string[];
  urgency?: Urgency | null;
  /** What the guest is told: handover is never silent. */
  tellGuest?: string;
  /** What it follows from, when the owner hears of that anyway. */
  cause?: 'emergency' | 'dispatch';
};

/** Asks for a person. Asking again while one is on the way only adds the reason's line. */
export async function requestPerson(unit: Unit, conversationId: string, request: PersonRequest): Promise<void> {
  const thread = await lockThread(unit, conversationId);
  if (request.tellGuest) await postMessage(unit, thread, { author: 'assistant', body: request.tellGuest });
  const opened = await unit.tx
    .insert(handoffs)
    .values({
      id: newId(),
      customer_id: thread.customer_id,
      conversation_id: thread.id,
      reason: request.reason,
      summary: request.summary,
      tried: request.tried,
      created_at: unit.now,
    })
    .onConflictDoNothing()
    .returning({ id: handoffs.id });
  if (thread.state !== 'assigned') {
    const urgency = request.urgency ?? thread.urgency;
    await change(unit, thread, {
      state: 'waiting',
      urgency,
      waiting_since: thread.waiting_since ?? unit.now,
      sla_due_at: slaDue(urgency, unit.now),
    });
  }
  const data = { reason: request.reason, cause: request.cause ?? null, again: opened.length === 0 };
  await unit.emit({ kind: 'conversation.handoff_requested', ...idsOfThread(thread), data });
}

/** A person is wanted for what only waits to be sent: the thread goes to Waiting, and nothing is handed over. */
export async function callPerson(unit: Unit, thread: ConversationRecord): Promise<void> {
  if (thread.state !== 'assistant') return;
  const clock = { waiting_since: unit.now, sla_due_at: slaDue(thread.urgency, unit.now) };
  await change(unit, thread, { state: 'waiting', ...clock });
}

/**
 * A proposal was sent or dropped. Sent, the guest has an answer: unless a person has the thread it is the assistant's
 * again.
 */
export async function afterDraft(unit: Unit, thread: ConversationRecord, changes: ThreadChanges): Promise<void> {
  const state = thread.state === 'assigned' ? {} : { state: 'assistant' as const };
  await change(unit, thread, { ...state, waiting_since: null, sla_due_at: null, ...changes });
}

/** An agent takes the thread. @throws CONFLICT naming who has it */
export async function claimThread(unit: Unit, staff: Staff, id: string): Promise<ConversationRecord> {
  const thread = await lockThread(unit, id);
  if (thread.assigned_to === staff.userId) return thread;
  if (thread.assigned_to) throw conflict(`${thread.assigned_name ?? 'A colleague'} has this chat.`);
  await unit.tx
    .update(handoffs)
    .set({ accepted_by: staff.userId, accepted_by_name: staff.name, accepted_at: unit.now })
    .where(and(eq(handoffs.conversation_id, id), isNull(handoffs.ended_at)));
  await acknowledgeAlarm(unit, id, staff);
  await dropDueAnswers(unit, id);
  await postMessage(unit, thread, { author: 'system', kind: 'event', body: `${staff.name} joined the chat.` });
  return change(unit, thread, {
    state: 'assigned',
    assigned_to: staff.userId,
    assigned_name: staff.name,
    answer_due_since: null,
    snoozed_until: null,
  });
}

/** Answers as a person; writing claims the thread. @throws CONFLICT when somebody else has it */
export async function replyAsPerson(
  unit: Unit,
  staff: Staff,
  id: string,
  message: { body: string; client_id?: string | null },
) {
  const before = await lockThread(unit, id);
  const thread = before.assigned_to ? before : await claimThread(unit, staff, id);
  if (!rightsOn(staff, thread).reply) throw conflict(`${thread.assigned_name ?? 'A colleague'} has this chat.`);
  const posted = await postMessage(unit, thread, {
    author: 'agent',
    author_id: staff.userId,
    author_name: staff.name,
    ...message,
  });
  await acknowledgeAlarm(unit, id, staff);
  await settleDrafts(unit, id, 'dropped');
  await change(unit, thread, { waiting_since: null, sla_due_at: null });
  return posted;
}

export async function leaveNote(unit: Unit, staff: Staff, id: string, body: string) {
  const thread = await lockThread(unit, id);
  return postMessage(unit, thread, {
    author: 'agent',
    author_id: staff.userId,
    author_name: staff.name,
    kind: 'note',
    body,
  });
}

/** Gives the thread back to the assistant; the guest is told. @throws FORBIDDEN when it is not one's own */
export async function handBack(unit: Unit, staff: Staff, id: string): Promise<ConversationRecord> {
  const thread = await lockThread(unit, id);
  if (!rightsOn(staff, thread).hand_back) throw forbidden('Only whoever has this chat can hand it back.');
  await endHandoff(unit, id);
  await postMessage(unit, thread, {
    author: 'system',
    kind: 'event',
    body: `${staff.name} left. The house assistant is back; you can ask for a person any time.`,
  });
  return change(unit, thread, { state: 'assistant', ...nobody });
}

/** Puts it away until `until`, or until the guest writes. */
export async function snoozeThread(unit: Unit, id: string, until: Date): Promise<ConversationRecord> {
  const thread = await lockFreeThread(unit, id);
  return change(unit, thread, { state: 'snoozed', snoozed_until: until, waiting_since: null, sla_due_at: null });
}

/** Threads whose snooze is over go back to Waiting, with a fresh clock. The unit is the system's. */
export async function wakeSnoozed(unit: Unit): Promise<void> {
  const due = await unit.tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.state, 'snoozed'), lte(conversations.snoozed_until, unit.now)))
    .limit(200)
    .for('update', { skipLocked: true });
  for (const thread of due.map(asThread)) {
    const sla_due_at = slaDue(thread.urgency, unit.now);
    await change(unit, thread, { state: 'waiting', snoozed_until: null, waiting_since: unit.now, sla_due_at });
  }
}

/** Done; the next guest message opens it again, with the assistant. */
export async function closeThread(unit: Unit, id: string): Promise<ConversationRecord> {
  const thread = await lockFreeThread(unit, id);
  if (isStaff(unit.actor)) await acknowledgeAlarm(unit, id, unit.actor);
  await endHandoff(unit, id);
  await settleDrafts(unit, id, 'dropped');
  return change(unit, thread, { state: 'done', ...nobody });
}

/** @throws CONFLICT when a colleague has it: theirs to put away or to end */
async function lockFreeThread(unit: Unit, id: string): Promise<ConversationRecord> {
  const thread = await lockThread(unit, id);
  const hasColleague = isStaff(unit.actor) && thread.assigned_to !== null && thread.assigned_to !== unit.actor.userId;
  if (hasColleague) throw conflict(`${thread.assigned_name ?? 'A colleague'} has this chat.`);
  return thread;
}

const nobody = { assigned_to: null, assigned_name: null, waiting_since: null, sla_due_at: null, snoozed_until: null };

const endHandoff = ({ tx, now }: Unit, id: string) =>
  tx
    .update(handoffs)
    .set({ ended_at: now })
    .where(and(eq(handoffs.conversation_id, id), isNull(handoffs.ended_at)));

async function change(unit: Unit, thread: ConversationRecord, changes: ThreadChanges): Promise<ConversationRecord> {
  const [row] = await unit.tx
    .update(conversations)
    .set({ ...changes, updated_at: unit.now })
    .where(eq(conversations.id, thread.id))
    .returning();
  if (!row) throw new Error(`thread ${thread.id} vanished under its lock`);
  await unit.emit({ kind: 'conversation.changed', ...idsOfThread(row), data: { state: row.state } });
  return asThread(row);
}
