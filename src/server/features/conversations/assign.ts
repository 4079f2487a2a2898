// A chat is given to somebody of the team, or let go of.
import * as copyInEnglish from '#contract/messages/en/conversations/assignment.ts';
import * as deskInEnglish from '#contract/messages/en/conversations/desk.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { Staff } from '#server/kernel/actor.ts';
import { conflict, forbidden } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { keepDeed } from './chat-deeds.ts';
import { assignTo, lockThread } from './hand-over.ts';
import { rightsOn } from './policy.ts';
import { returnThread } from './return-threads.ts';
import { addTakeover, dropAsk } from './takeover-rows.ts';
import { takeThread } from './takeovers.ts';

const copy = spoken(copyInEnglish);
const desk = spoken(deskInEnglish);

type Person = Pick<Staff, 'userId' | 'name'>;

/**
 * Gives a chat to a colleague, who is told by whom; given to oneself it is taken. The guest hears who joined.
 * @throws CONFLICT naming whoever has it, where only a lead gives it on
 */
export async function assignThread(unit: UnitOfWork, staff: Staff, id: string, to: Person): Promise<void> {
  const thread = await lockThread(unit, id);
  if (thread.assigned_to === to.userId) return;
  if (to.userId === staff.userId) {
    await keepDeed(unit, thread, staff, { kind: 'assign', to: to.userId });
    return takeThread(unit, staff, id);
  }
  if (!rightsOn(staff, thread).assign)
    throw conflict(fill(desk.hasChat, { name: thread.assigned_name ?? desk.someColleague }));
  await keepDeed(unit, thread, staff, { kind: 'assign', to: to.userId });
  await dropAsk(unit, id);
  await addTakeover(unit, thread, {
    state: 'given',
    from_user: thread.assigned_to ?? staff.userId,
    from_name: staff.name, // who gave it, also where it was a third one's
    to_user: to.userId,
    to_name: to.name,
    settled_by: staff.userId,
    settled_by_name: staff.name,
    settled_at: unit.now,
  });
  await assignTo(unit, thread, to);
}

/** It waits for anybody again, with the clock it had. @throws FORBIDDEN when it is not theirs to let go of */
export async function releaseThread(unit: UnitOfWork, staff: Staff, id: string): Promise<void> {
  const thread = await lockThread(unit, id);
  if (!rightsOn(staff, thread).release) throw forbidden(copy.onlyHolderReleases);
  await returnThread(unit, thread, 'released');
}
