// One deed for many chats of the desk: whatever one of them refuses is left as it was, and said.
import type { ManyChatsAct, ManyChatsDone } from '#contract/conversations/many-chats.ts';
import type { ManyChatsKind } from '#contract/enumerations/desk.ts';
import * as copyInEnglish from '#contract/messages/en/conversations/many-chats.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { Staff } from '#server/kernel/actor.ts';
import { conflict } from '#server/kernel/errors.ts';
import { refusalOf } from '#server/kernel/refusal-of.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { assignThread } from './assign.ts';
import { undoDeed } from './chat-deeds.ts';
import { reopenThread } from './closings.ts';
import { lockThread } from './hand-over.ts';
import { closeThread, snoozeThread } from './put-away.ts';
import { tagThread } from './tag-thread.ts';

const copy = spoken(copyInEnglish);

type Person = Pick<Staff, 'userId' | 'name'>;
type Verb = (unit: UnitOfWork, staff: Staff, id: string) => Promise<unknown>;

/** @param to whoever gets the chats, where they are given */
export function doToMany(unit: UnitOfWork, staff: Staff, ids: string[], act: ManyChatsAct, to: Person | null) {
  return eachOf(unit, staff, ids, verbOf(act, to));
}

export function undoMany(unit: UnitOfWork, staff: Staff, ids: string[], kind: ManyChatsKind) {
  return eachOf(unit, staff, ids, kind === 'close' ? reopenThread : (...one) => undoDeed(...one, kind));
}

function verbOf(act: ManyChatsAct, to: Person | null): Verb {
  switch (act.kind) {
    case 'tag':
      return (unit, staff, id) => tagThread(unit, staff, id, act.name);
    case 'snooze':
      return (unit, _, id) => snoozeThread(unit, id, new Date(act.until));
    case 'close':
      return (unit, _, id) => closeQuiet(unit, id, act.even_waiting);
    case 'assign':
      if (!to) throw new Error('chats are given to nobody');
      return (unit, staff, id) => assignThread(unit, staff, id, to);
  }
}

async function closeQuiet(unit: UnitOfWork, id: string, evenWaiting: boolean): Promise<void> {
  const thread = await lockThread(unit, id);
  if (thread.state === 'done') throw conflict(copy.isDone);
  if (thread.waiting_since && !evenWaiting) throw conflict(copy.somebodyWaits);
  await closeThread(unit, id);
}

/** In the order of their ids: two agents who do something to the same chats wait for each other, and not for ever. */
async function eachOf(unit: UnitOfWork, staff: Staff, ids: string[], verb: Verb): Promise<ManyChatsDone> {
  const all: ManyChatsDone = { done: [], failed: [] };
  for (const id of [...new Set(ids)].toSorted()) {
    const why = await refusalOf(unit, () => verb(unit, staff, id));
    if (why === null) all.done.push(id);
    else all.failed.push({ id, why });
  }
  return all;
}
