// A chat is put away for a while, or for good; the wrong key can be undone.

import { and, eq, lte } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/conversations/desk.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { conversations } from '#server/db/tables/conversations.ts';
import { isStaff } from '#server/kernel/actor.ts';
import { conflict } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { acknowledgeAlarm } from './alarms.ts';
import { keepDeed } from './chat-deeds.ts';
import { keepClosing } from './closings.ts';
import { settleDrafts } from './drafts.ts';
import { lockThread } from './hand-over.ts';
import { comesBackTo } from './policy.ts';
import { callForPerson, guestWaits, taken, waitsNoMore } from './sla/clocks.ts';
import { dropAsk } from './takeover-rows.ts';
import { change, endHandoff, nobody } from './thread-changes.ts';
import { asThread, type ConversationRecord } from './threads.ts';

const copy = spoken(copyInEnglish);

/**
 * Puts it away until `until`, or until the guest writes. Whoever has it keeps it, and where a guest waits their clock
 * goes on: putting a chat away is no answer.
 */
export async function snoozeThread(unit: UnitOfWork, id: string, until: Date): Promise<ConversationRecord> {
  const thread = await lockFreeThread(unit, id);
  if (isStaff(unit.actor)) await keepDeed(unit, thread, unit.actor, { kind: 'snooze', to: until.toISOString() });
  return change(unit, thread, { state: 'snoozed', snoozed_until: until });
}

/**
 * Threads whose snooze is over go back to whoever has them, or to Waiting: with the clock of the guest who waits, or
 * with a fresh one. The unit is the system's.
 */
export async function wakeSnoozed(unit: UnitOfWork): Promise<void> {
  const due = await unit.tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.state, 'snoozed'), lte(conversations.snoozed_until, unit.now)))
    .limit(200)
    .for('update', { skipLocked: true });
  for (const thread of due.map(asThread)) {
    await change(unit, thread, {
      state: comesBackTo(thread),
      snoozed_until: null,
      waiting_since: thread.waiting_since ?? unit.now,
      ...(await (thread.assigned_to === null ? callForPerson : guestWaits)(unit, thread)),
    });
  }
}

/**
 * Done; the next guest message opens it again, with the assistant. Where a guest waited their clock is kept: closing is
 * no answer, and with their next line they wait since then.
 */
export async function closeThread(unit: UnitOfWork, id: string): Promise<ConversationRecord> {
  const thread = await lockFreeThread(unit, id);
  if (isStaff(unit.actor)) await keepClosing(unit, thread, unit.actor);
  if (isStaff(unit.actor)) await acknowledgeAlarm(unit, id, unit.actor);
  await endHandoff(unit, id);
  await dropAsk(unit, id);
  await settleDrafts(unit, id, 'dropped');
  const { waiting_since } = thread;
  const isLeft = waiting_since !== null && isStaff(unit.actor);
  const clocks = isLeft ? await taken(unit, thread, 'team') : await waitsNoMore(unit, thread);
  return change(unit, thread, { state: 'done', ...nobody, waiting_since, ...clocks });
}

/** @throws CONFLICT when a colleague has it: theirs to put away or to end */
async function lockFreeThread(unit: UnitOfWork, id: string): Promise<ConversationRecord> {
  const thread = await lockThread(unit, id);
  const hasColleague = isStaff(unit.actor) && thread.assigned_to !== null && thread.assigned_to !== unit.actor.userId;
  if (hasColleague) throw conflict(fill(copy.hasChat, { name: thread.assigned_name ?? copy.someColleague }));
  return thread;
}
