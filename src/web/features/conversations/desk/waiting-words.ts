import type { ConversationRow } from '#contract/conversations/conversations.ts';
import * as copy from '#contract/messages/en/conversations/desk.ts';
import * as sla from '#contract/messages/en/conversations/sla.ts';
import { fill } from '#contract/messages/fill.ts';

type Row = Pick<ConversationRow, 'waiting_since' | 'sla_due_at' | 'sla_paused_for'>;

const pausedWords = {
  guest: sla.pausedForGuest,
  contractor: sla.pausedForContractor,
  owner: sla.pausedForOwner,
} as const;

/** How long a guest has waited, and when the team's next deed is due or whom it waits for; null for what does not apply. */
export function waitingWords({ waiting_since, sla_due_at, sla_paused_for }: Row, now: number) {
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
    paused: due === null && sla_paused_for ? pausedWords[sla_paused_for] : null,
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
