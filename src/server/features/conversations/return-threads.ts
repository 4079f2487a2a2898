// Whoever had a chat is gone: it goes back to Waiting, its guest is told, and what they wrote is answered.

import { and, desc, eq, gte, inArray, isNotNull, isNull, lte, not, sql } from 'drizzle-orm';
import { type HandOffReason, peopleAnswer } from '#contract/conversations/handoff-reasons.ts';
import type { AwayReason, Holder } from '#contract/enumerations/conversations.ts';
import * as desk from '#contract/messages/en/conversations/desk.ts';
import { fill } from '#contract/messages/fill.ts';
import { newId } from '#server/db/tables/columns.ts';
import { conversations, messages } from '#server/db/tables/conversations.ts';
import { alarms, handoffs } from '#server/db/tables/desk.ts';
import { isStaff } from '#server/kernel/actor.ts';
import { sayInChat } from '#server/kernel/guest-words.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { raiseAlarm } from './alarms.ts';
import { holderOf } from './policy.ts';
import { postMessage } from './post-message.ts';
import { callForPerson } from './sla/clocks.ts';
import { addTakeover, dropAsk } from './takeover-rows.ts';
import { change } from './thread-changes.ts';
import { asThread, type ConversationRecord, idsOfThread } from './threads.ts';

/** Every chat of this agent that is not put away, or of these the ones in which somebody waits. Safe to run twice, and on two nodes at once. The unit is the system's. */
export async function returnThreads(
  unit: UnitOfWork,
  userId: string,
  reason: AwayReason,
  which: 'all' | 'waited in' = 'all',
): Promise<void> {
  const held = await unit.tx
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.assigned_to, userId),
        inArray(conversations.state, ['assigned', 'waiting']),
        which === 'waited in' ? isNotNull(conversations.waiting_since) : undefined,
      ),
    )
    .limit(100)
    .for('update', { skipLocked: true });
  for (const thread of held.map(asThread)) await returnThread(unit, thread, reason);
}

/** So long a guest waits for an owner who took their chat over. */
const ownerMs = 10 * 60_000;

/**
 * Chats whose owner took them over and has not answered: the team is called, and the assistant answers meanwhile. Safe
 * to run twice, and on two nodes at once. The unit is the system's.
 */
export async function returnOwnersThreads(unit: UnitOfWork): Promise<void> {
  const held = await unit.tx
    .select()
    .from(conversations)
    .where(
      and(
        inArray(conversations.state, ['assigned', 'waiting']),
        eq(conversations.assigned_to, conversations.customer_id),
        lte(conversations.waiting_since, new Date(unit.now.getTime() - ownerMs)),
      ),
    )
    .limit(100)
    .for('update', { skipLocked: true });
  for (const thread of held.map(asThread)) {
    await returnThread(unit, thread, 'idle');
    const payload = { reason: 'owner_left' satisfies HandOffReason, cause: null, again: false };
    await unit.emit({ kind: 'conversation.handoff_requested', ...idsOfThread(thread), payload });
  }
}

/** Nobody has it, and anybody is called, with the clock that ran. Its row is held. */
export async function returnThread(unit: UnitOfWork, thread: ConversationRecord, reason: AwayReason): Promise<void> {
  await dropAsk(unit, thread.id);
  const by = isStaff(unit.actor) ? { settled_by: unit.actor.userId, settled_by_name: unit.actor.name } : {};
  await addTakeover(unit, thread, { state: 'returned', reason, settled_at: unit.now, ...by });
  const before = await callAgain(unit, thread);
  await postMessage(unit, thread, { author: 'system', kind: 'event', body: leavingWords(thread) });
  await change(unit, thread, {
    state: 'waiting',
    assigned_to: null,
    assigned_name: null,
    waiting_since: thread.waiting_since ?? unit.now,
    ...(await callForPerson(unit, thread)),
    ...(await leaveToAssistant(unit, thread)),
  });
  await ringAgain(unit, thread, before);
}

const leavingWords = ({ kind, assigned_name, language }: ConversationRecord): string =>
  sayInChat(language, kind === 'support' ? 'hadToLeaveOwner' : 'hadToLeave', {
    name: assigned_name ?? sayInChat(language, 'contact'),
  });

/** A person is called anew, with what the last one was told. @returns since when a person was wanted */
async function callAgain({ tx, now }: UnitOfWork, thread: ConversationRecord): Promise<Date> {
  const [before] = await tx
    .update(handoffs)
    .set({ ended_at: now })
    .where(and(eq(handoffs.conversation_id, thread.id), isNull(handoffs.ended_at)))
    .returning();
  await tx.insert(handoffs).values({
    id: newId(),
    customer_id: thread.customer_id,
    conversation_id: thread.id,
    reason: before?.reason === peopleAnswer ? peopleAnswer : whoLeft[holderOf(thread) ?? 'team'],
    summary: [
      ...(before?.summary ?? []),
      thread.assigned_name ? fill(desk.wasWith, { name: thread.assigned_name }) : desk.wasWithColleague,
    ],
    tried: before?.tried ?? [],
    created_at: now,
  });
  return before?.created_at ?? now;
}

const whoLeft = { team: 'agent_left', owner: 'owner_left' } as const satisfies Record<Holder, HandOffReason>;

/** What a guest has written and nobody answered is the assistant's to answer, as far as it may while a person is due. */
export async function leaveToAssistant({ tx, now }: UnitOfWork, thread: ConversationRecord) {
  if (thread.kind !== 'guest' || !thread.waiting_since) return {};
  const answered = sql`exists (select 1 from messages a where a.conversation_id = ${thread.id}
    and a.author in ('agent', 'owner', 'assistant') and a.kind <> 'note' and (a.created_at, a.id) > (${messages.created_at}, ${messages.id}))`;
  const due = await tx
    .update(messages)
    .set({ answer_due: true })
    .where(and(eq(messages.conversation_id, thread.id), eq(messages.author, 'guest'), not(answered)))
    .returning({ id: messages.id });
  return due.length > 0 ? { answer_due_since: now } : {};
}

/** Who had heard of a danger is gone: the people on call are rung anew. */
async function ringAgain(unit: UnitOfWork, thread: ConversationRecord, since: Date): Promise<void> {
  const [heard] = await unit.tx
    .select({ danger: alarms.danger })
    .from(alarms)
    .where(
      and(
        eq(alarms.conversation_id, thread.id),
        eq(alarms.acknowledged_by, thread.assigned_to ?? ''),
        gte(alarms.created_at, since),
      ),
    )
    .orderBy(desc(alarms.created_at))
    .limit(1);
  if (heard)
    await raiseAlarm(unit, { conversation_id: thread.id, customer_id: thread.customer_id, danger: heard.danger });
}
