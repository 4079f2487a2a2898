import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Urgency } from '#contract/enumerations/work-orders.ts';
import * as copyInEnglish from '#contract/messages/en/conversations/desk.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { newId } from '#server/db/tables/columns.ts';
import { conversations } from '#server/db/tables/conversations.ts';
import { handoffs } from '#server/db/tables/desk.ts';
import type { Staff } from '#server/kernel/actor.ts';
import { conflict, forbidden, notFound } from '#server/kernel/errors.ts';
import { sayInChat } from '#server/kernel/guest-words.ts';
import { statement } from '#server/kernel/statement.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { acknowledgeAlarm } from './alarms.ts';
import { dropDueAnswers } from './answers.ts';
import { settleDrafts } from './drafts.ts';
import { comesBackTo, holderOf, rightsOn } from './policy.ts';
import { type NewMessage, postMessage } from './post-message.ts';
import { answered, callForPerson, taken, waitsNoMore } from './sla/clocks.ts';
import { dropAsk } from './takeover-rows.ts';
import { change, endHandoff, nobody } from './thread-changes.ts';
import { asThread, type ConversationRecord, idsOfThread, type ThreadChanges } from './threads.ts';

const copy = spoken(copyInEnglish);

/** @throws NOT_FOUND when the unit's actor cannot see it. Holds the row, so that two agents cannot take one thread. */
export async function lockThread(unit: UnitOfWork, id: string): Promise<ConversationRecord> {
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
  /** What the guest is told, in their language: handover is never silent. */
  tellGuest?: (language: string) => string;
  /** What it follows from, when the owner hears of that anyway. */
  cause?: 'emergency' | 'dispatch' | 'owner';
};

/** Asks for a person. Asking again while one is on the way only adds the reason's line. */
export async function requestPerson(unit: UnitOfWork, conversationId: string, request: PersonRequest): Promise<void> {
  const thread = await lockThread(unit, conversationId);
  if (request.tellGuest)
    await postMessage(unit, thread, { author: 'assistant', body: request.tellGuest(thread.language) });
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
      state: comesBackTo(thread),
      urgency,
      snoozed_until: null,
      waiting_since: thread.waiting_since ?? unit.now,
      ...(await callForPerson(unit, thread, { urgency })),
    });
  }
  const payload = { reason: request.reason, cause: request.cause ?? null, again: opened.length === 0 };
  await unit.emit({ kind: 'conversation.handoff_requested', ...idsOfThread(thread), payload });
}

/** A person is wanted for what only waits to be sent: the thread goes to Waiting, and nothing is handed over. */
export async function callPerson(unit: UnitOfWork, thread: ConversationRecord): Promise<void> {
  if (thread.state !== 'assistant') return;
  const clocks = await callForPerson(unit, thread);
  await change(unit, thread, { state: 'waiting', waiting_since: unit.now, ...clocks });
}

/**
 * A proposal was sent or dropped. Sent, the guest has an answer: unless a person has the thread it is the assistant's
 * again.
 */
export async function afterDraft(unit: UnitOfWork, thread: ConversationRecord, changes: ThreadChanges): Promise<void> {
  const state = thread.assigned_to !== null ? {} : { state: 'assistant' as const };
  await change(unit, thread, { ...state, waiting_since: null, ...(await answered(unit, thread)), ...changes });
}

/** An agent takes the thread. @throws CONFLICT naming who has it */
export async function claimThread(unit: UnitOfWork, staff: Staff, id: string): Promise<ConversationRecord> {
  const thread = await lockThread(unit, id);
  if (thread.assigned_to === staff.userId) return takeOut(unit, thread);
  if (thread.assigned_to) throw conflict(fill(copy.hasChat, { name: thread.assigned_name ?? copy.someColleague }));
  return assignTo(unit, thread, staff);
}

/** Whoever has it and put it away is at it again. */
const takeOut = async (unit: UnitOfWork, thread: ConversationRecord): Promise<ConversationRecord> =>
  thread.state === 'assigned' ? thread : change(unit, thread, { state: 'assigned', snoozed_until: null });

type Person = Pick<Staff, 'userId' | 'name'>;

/** Gives somebody of the team, or the owner, the thread, and says so in it. */
export async function assignTo(
  unit: UnitOfWork,
  thread: ConversationRecord,
  staff: Person,
): Promise<ConversationRecord> {
  const { id, assigned_name: before } = thread;
  await unit.tx
    .update(handoffs)
    .set({ accepted_by: staff.userId, accepted_by_name: staff.name, accepted_at: unit.now })
    .where(and(eq(handoffs.conversation_id, id), isNull(handoffs.ended_at)));
  await acknowledgeAlarm(unit, id, staff);
  await dropDueAnswers(unit, id);
  await postMessage(unit, thread, { author: 'system', kind: 'event', body: joined(thread, staff, before) });
  const to = { assigned_to: staff.userId, assigned_name: staff.name };
  return change(unit, thread, {
    state: 'assigned',
    ...to,
    answer_due_since: null,
    snoozed_until: null,
    ...(await taken(unit, thread, holderOf({ ...thread, ...to }) ?? 'team')),
  });
}

const joined = (
  { language, customer_id }: ConversationRecord,
  { userId, name }: Person,
  before: string | null,
): string =>
  userId === customer_id
    ? sayInChat(language, 'hostJoined', { name })
    : before
      ? sayInChat(language, 'tookOver', { name, before })
      : sayInChat(language, 'joined', { name });

/** Answers as a person; writing claims the thread. @throws CONFLICT when somebody else has it */
export async function replyAsPerson(
  unit: UnitOfWork,
  staff: Staff,
  id: string,
  message: Pick<NewMessage, 'body' | 'client_id' | 'secret_names'>,
) {
  const before = await lockThread(unit, id);
  const hasColleague = before.assigned_to !== null && before.assigned_to !== staff.userId;
  const thread = hasColleague ? before : await claimThread(unit, staff, id);
  if (!rightsOn(staff, thread).reply)
    throw conflict(fill(copy.hasChat, { name: thread.assigned_name ?? copy.someColleague }));
  const posted = await postMessage(unit, thread, {
    author: 'agent',
    author_id: staff.userId,
    author_name: staff.name,
    ...message,
  });
  await acknowledgeAlarm(unit, id, staff);
  await settleDrafts(unit, id, 'dropped');
  await change(unit, thread, { waiting_since: null, ...(await answered(unit, thread)) });
  return posted;
}

export async function leaveNote(unit: UnitOfWork, staff: Staff, id: string, body: string) {
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
export async function handBack(unit: UnitOfWork, staff: Staff, id: string): Promise<ConversationRecord> {
  const thread = await lockThread(unit, id);
  if (!rightsOn(staff, thread).hand_back) throw forbidden(copy.onlyHolderHandsBack);
  await endHandoff(unit, id);
  await dropAsk(unit, id);
  await postMessage(unit, thread, {
    author: 'system',
    kind: 'event',
    body: sayInChat(thread.language, 'left', { name: staff.name }),
  });
  return change(unit, thread, { state: 'assistant', ...nobody, ...(await waitsNoMore(unit, thread)) });
}
