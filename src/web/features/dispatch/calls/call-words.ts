import type { CallTask } from '#contract/dispatch/calls.ts';
import * as copy from '#contract/messages/en/dispatch/calls.ts';
import { fill } from '#contract/messages/fill.ts';

/** "Call within 9:41", then "Call within 2 h 5 min" for what is further off; over it says by how much. */
export function dueWords(dueAt: string, now: number): { words: string; overdue: boolean } {
  const left = Date.parse(dueAt) - now;
  if (left < 0) return { words: fill(copy.overdueBy, { time: clock(-left) }), overdue: true };
  return { words: fill(copy.callWithin, { time: clock(left) }), overdue: false };
}

/** Minutes and seconds up to an hour, as they are watched; hours and minutes beyond. */
function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  return minutes % 60 > 0
    ? fill(copy.hoursAndMinutes, { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
    : fill(copy.hoursOnly, { hours: minutes / 60 });
}

/** Who is on the phone with them, as the list says it; null while nobody is. */
export function callerWords({ caller_id, caller_name }: Caller, myId: string): string | null {
  if (caller_id === null) return null;
  return caller_id === myId ? copy.youAreCalling : fill(copy.isCalling, { caller: caller_name ?? copy.colleague });
}

type Caller = Pick<CallTask, 'caller_id' | 'caller_name'>;

/** What was done with a call, once it is. */
export const doneWords = (outcome: 'accepted' | 'declined' | 'no_answer', company: string): string =>
  ({
    accepted: fill(copy.doneAccepted, { company }),
    declined: fill(copy.doneDeclined, { company }),
    no_answer: fill(copy.doneNoAnswer, { company }),
  })[outcome];
