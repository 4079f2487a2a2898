import type { ConversationRow, Queue } from '#contract/conversations/conversations.ts';
import * as copy from '#contract/messages/en/conversations/desk.ts';
import { fill } from '#contract/messages/fill.ts';

type Row = Pick<ConversationRow, 'waiting_since' | 'sla_due_at' | 'snoozed_until' | 'last_message_at'>;

/** A queue in the order it is best worked through: who must be answered first stands first. */
export function inWorkingOrder<T extends Row>(rows: readonly T[], queue: Queue): readonly T[] {
  if (queue === 'waiting') return rows.toSorted((a, b) => early(a.sla_due_at, b.sla_due_at));
  if (queue === 'mine') return rows.toSorted((a, b) => early(a.sla_due_at, b.sla_due_at));
  if (queue === 'snoozed') return rows.toSorted((a, b) => early(a.snoozed_until, b.snoozed_until));
  return rows;
}

/** How long a guest has waited, and when an answer is due; null for what does not apply. */
export function waitingWords({ waiting_since, sla_due_at }: Row, now: number) {
  const due = sla_due_at ? Date.parse(sla_due_at) - now : null;
  return {
    waiting: waiting_since ? fill(copy.waitingFor, { time: duration(now - Date.parse(waiting_since)) }) : null,
    due:
      due === null
        ? null
        : due < 0
          ? fill(copy.overdueBy, { time: duration(-due) })
          : fill(copy.dueIn, { time: duration(due) }),
    overdue: due !== null && due < 0,
  };
}

/** "under a minute", "12 min", "3 h 5 min", "2 d". */
export function duration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return copy.underMinute;
  if (minutes < 60) return fill(copy.minutes, { minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24)
    return minutes % 60 ? fill(copy.hoursAndMinutes, { hours, minutes: minutes % 60 }) : fill(copy.hours, { hours });
  return fill(copy.days, { days: Math.floor(hours / 24) });
}

/** Earlier first, those without a time last. */
function early(a: string | null, b: string | null) {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return Date.parse(a) - Date.parse(b);
}
