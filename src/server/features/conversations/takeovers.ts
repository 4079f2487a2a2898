// A chat goes from one of the team to another: asked for, or taken by a lead at once.

import { and, eq, lte } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/conversations/desk.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { takeovers } from '#server/db/tables/desk.ts';
import type { Staff } from '#server/kernel/actor.ts';
import { conflict, forbidden } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { assignTo, claimThread, lockThread } from './hand-over.ts';
import { rightsOn } from './policy.ts';
import { isIdle } from './staff-presence.ts';
import { addTakeover, dropAsk, openAsk, settleAsk } from './takeover-rows.ts';
import { change } from './thread-changes.ts';

const copy = spoken(copyInEnglish);

/**
 * So long a colleague has to say whether they keep it: time to end a sentence, and not more than an urgent guest waits
 * for a person.
 */
const askMs = 2 * 60_000;

/** Asks the colleague who has the thread for it; asked again by the same, nothing is new. @throws CONFLICT */
export async function askForThread(unit: UnitOfWork, staff: Staff, id: string): Promise<void> {
  const thread = await lockThread(unit, id);
  if (!rightsOn(staff, thread).ask) throw conflict(thread.assigned_to ? copy.isYours : copy.isFree);
  const open = await openAsk(unit, id);
  if (open?.to_user === staff.userId) return;
  if (open) throw conflict(fill(copy.alreadyAsked, { name: open.to_name ?? copy.someColleague }));
  const due_at = new Date(unit.now.getTime() + askMs);
  const to = { to_user: staff.userId, to_name: staff.name };
  const takeoverId = await addTakeover(unit, thread, { state: 'asked', due_at, ...to });
  await unit.enqueue('takeover.lapse', { takeoverId }, { startAfter: due_at, key: takeoverId });
  await change(unit, thread, {});
}

/** @throws CONFLICT when it was answered meanwhile, FORBIDDEN when somebody else asks */
export async function withdrawAsk(unit: UnitOfWork, staff: Staff, id: string): Promise<void> {
  const thread = await lockThread(unit, id);
  const open = await openAsk(unit, id);
  if (!open) throw conflict(copy.askAnswered);
  if (open.to_user !== staff.userId) throw forbidden(copy.onlyAskerWithdraws);
  await settleAsk(unit, open.id, 'withdrawn');
  await change(unit, thread, {});
}

/** Whoever has the thread hands it over to the colleague who asks for it, or keeps it. @throws CONFLICT, FORBIDDEN */
export async function answerAsk(unit: UnitOfWork, staff: Staff, id: string, handOver: boolean): Promise<void> {
  const thread = await lockThread(unit, id);
  if (thread.assigned_to !== staff.userId) throw forbidden(copy.onlyHolderHandsOver);
  const open = await openAsk(unit, id);
  if (!open?.to_user) throw conflict(copy.nobodyAsks);
  await settleAsk(unit, open.id, handOver ? 'handed_over' : 'kept');
  if (handOver) await assignTo(unit, thread, { userId: open.to_user, name: open.to_name ?? copy.someColleague });
  else await change(unit, thread, {});
}

/** A lead takes it from a colleague at once, who is told. @throws FORBIDDEN for anybody else */
export async function takeThread(unit: UnitOfWork, staff: Staff, id: string): Promise<void> {
  const thread = await lockThread(unit, id);
  if (thread.assigned_to === staff.userId) return;
  if (!thread.assigned_to) return void (await claimThread(unit, staff, id));
  if (!rightsOn(staff, thread).take) throw forbidden(copy.onlyLeadTakes);
  await dropAsk(unit, id);
  const settled = { settled_by: staff.userId, settled_by_name: staff.name, settled_at: unit.now };
  await addTakeover(unit, thread, { state: 'taken', to_user: staff.userId, to_name: staff.name, ...settled });
  await assignTo(unit, thread, staff);
}

/**
 * Nobody has answered in time: who is at work keeps the chat, from who is idle it goes to whoever asks. Safe to run
 * twice. The unit is the system's.
 */
export async function lapseAsk(unit: UnitOfWork, takeoverId: string): Promise<void> {
  const [asked] = await unit.tx.select().from(takeovers).where(eq(takeovers.id, takeoverId));
  if (!asked) return;
  const thread = await lockThread(unit, asked.conversation_id);
  const open = await openAsk(unit, thread.id);
  if (open?.id !== takeoverId || !open.to_user || !open.due_at || open.due_at > unit.now) return;
  const goes = thread.assigned_to === open.from_user && (await isIdle(unit, open.from_user));
  await settleAsk(unit, open.id, goes ? 'handed_over' : 'lapsed');
  if (goes) await assignTo(unit, thread, { userId: open.to_user, name: open.to_name ?? copy.someColleague });
  else await change(unit, thread, {});
}

/** The net under the alarm clocks. */
export async function dueAsks({ tx, now }: UnitOfWork): Promise<string[]> {
  const due = await tx
    .select({ id: takeovers.id })
    .from(takeovers)
    .where(and(eq(takeovers.state, 'asked'), lte(takeovers.due_at, now)))
    .limit(200);
  return due.map(({ id }) => id);
}
