// The owner answers a guest of theirs, gives the chat back, and leaves the team a note.
import type { HandOffReason } from '#contract/conversations/handoff-reasons.ts';
import type { GivenBackTo } from '#contract/conversations/owner-chats.ts';
import * as copyInEnglish from '#contract/messages/en/conversations/owner-chats.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { type Owner, seatOf } from '#server/kernel/actor.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import { sayInChat } from '#server/kernel/guest-words.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { acknowledgeAlarm } from './alarms.ts';
import { settleDrafts } from './drafts.ts';
import { assignTo, lockThread, requestPerson } from './hand-over.ts';
import { type MessageRecord, postMessage } from './post-message.ts';
import { leaveToAssistant } from './return-threads.ts';
import { answered, waitsNoMore } from './sla/clocks.ts';
import { wroteOutside } from './sla/waits.ts';
import { addTakeover, dropAsk } from './takeover-rows.ts';
import { change, endHandoff, nobody } from './thread-changes.ts';
import type { ConversationRecord, GuestThreadRecord } from './threads.ts';

const copy = spoken(copyInEnglish);

export type OwnersLine = { body: string; client_id: string | null };

/**
 * The owner has the chat from now on. Who of the team had it is told, as when a lead takes it; what rings for a danger
 * stops, since somebody has heard of it.
 */
export async function takeOverAsOwner(unit: UnitOfWork, owner: Owner, id: string): Promise<ConversationRecord> {
  const thread = await lockGuestThread(unit, id);
  if (thread.assigned_to === seatOf(owner)) return takeOut(unit, thread);
  if (thread.assigned_to !== null) {
    await dropAsk(unit, id);
    const settled = { settled_by: owner.userId, settled_by_name: owner.name, settled_at: unit.now };
    await addTakeover(unit, thread, { state: 'taken', to_user: seatOf(owner), to_name: owner.name, ...settled });
  }
  return assignTo(unit, thread, asHost(owner));
}

/** Writing takes a chat over that nobody has. @throws CONFLICT while the team has it */
export async function writeAsOwner(
  unit: UnitOfWork,
  owner: Owner,
  id: string,
  line: OwnersLine,
): Promise<MessageRecord> {
  const before = await lockGuestThread(unit, id);
  if (before.assigned_to !== null && before.assigned_to !== seatOf(owner)) throw conflict(copy.teamHasChat);
  const thread =
    before.assigned_to === null ? await assignTo(unit, before, asHost(owner)) : await takeOut(unit, before);
  const posted = await postMessage(unit, thread, { author: 'owner', ...signed(owner), ...line });
  await acknowledgeAlarm(unit, id, asHost(owner));
  await settleDrafts(unit, id, 'dropped');
  await change(unit, thread, { waiting_since: null, ...(await answered(unit, thread)) });
  return posted;
}

/** The guest is told, and what they wrote and nobody answered is answered. @throws CONFLICT for who does not have it */
export async function giveBackAsOwner(
  unit: UnitOfWork,
  owner: Owner,
  id: string,
  { to, summary }: { to: GivenBackTo; summary: string },
): Promise<void> {
  const thread = await lockGuestThread(unit, id);
  if (thread.assigned_to !== seatOf(owner)) throw conflict(copy.notYours);
  if (summary) await postMessage(unit, thread, { author: 'owner', ...signed(owner), kind: 'note', body: summary });
  await endHandoff(unit, id);
  await dropAsk(unit, id);
  const { name } = asHost(owner);
  const body = sayInChat(thread.language, to === 'team' ? 'hostCalledTeam' : 'left', { name });
  await postMessage(unit, thread, { author: 'system', kind: 'event', body });
  const due = await leaveToAssistant(unit, thread);
  await change(unit, thread, { state: 'assistant', ...nobody, ...due, ...(await waitsNoMore(unit, thread)) });
  if (to === 'team') await callTeam(unit, id, summary);
}

/** Seen by the desk and the owner alone. With `call` the team is asked to the chat, the note as what they are told. */
export async function tellTeam(
  unit: UnitOfWork,
  owner: Owner,
  id: string,
  { call, ...line }: OwnersLine & { call: boolean },
): Promise<MessageRecord> {
  const thread = await lockGuestThread(unit, id);
  const note = await postMessage(unit, thread, { author: 'owner', ...signed(owner), kind: 'note', ...line });
  await wroteOutside(unit, id, 'owner');
  if (call) await callTeam(unit, id, line.body);
  return note;
}

/** The owner knows that they did, so they are not told. */
const callTeam = (unit: UnitOfWork, id: string, summary: string) =>
  requestPerson(unit, id, {
    reason: 'owner_handed_over' satisfies HandOffReason,
    summary: summary.split('\n').filter(Boolean),
    tried: [],
    cause: 'owner',
  });

/** @throws NOT_FOUND for one that is not the owner's, or no guest's */
async function lockGuestThread(unit: UnitOfWork, id: string): Promise<GuestThreadRecord> {
  const thread = await lockThread(unit, id);
  if (thread.kind !== 'guest') throw notFound();
  return thread;
}

const takeOut = async (unit: UnitOfWork, thread: ConversationRecord): Promise<ConversationRecord> =>
  thread.state === 'assigned' ? thread : change(unit, thread, { state: 'assigned', snoozed_until: null });

/** To guests a host is their first name. */
const asHost = (owner: Owner) => ({ userId: seatOf(owner), name: owner.name.split(' ')[0] || owner.name });
const signed = (owner: Owner) => ({ author_id: owner.userId, author_name: asHost(owner).name });
