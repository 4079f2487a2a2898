import type { AfterReply } from '#contract/conversations/saved-replies.ts';
import * as copy from '#contract/messages/en/conversations/desk.ts';
import * as laterCopy from '#contract/messages/en/conversations/later.ts';

/** When a chat may come back, in the agent's own time. */
export function snoozePresets(now: Date): { label: string; until: Date }[] {
  const tomorrow = morning(now, 1);
  const daysToMonday = (8 - now.getDay()) % 7 || 7;
  const presets = [
    { label: copy.for30Minutes, until: later(now, 30) },
    { label: copy.for2Hours, until: later(now, 120) },
    { label: copy.untilTomorrow, until: tomorrow },
    { label: copy.untilMonday, until: morning(now, daysToMonday) },
  ];
  return presets.filter(({ until }, index) => index < 3 || until.getTime() !== tomorrow.getTime());
}

/** Further ones, which fill in a day and a time; the evening as long as it is still to come. */
export function longerSnoozes(now: Date): { label: string; until: Date }[] {
  const evening = morning(now, 0, 18);
  const daysToMonday = (8 - now.getDay()) % 7 || 7;
  return [
    ...(evening > now ? [{ label: laterCopy.thisEvening, until: evening }] : []),
    { label: laterCopy.tomorrowMorning, until: morning(now, 1) },
    ...(daysToMonday > 1 ? [{ label: laterCopy.nextMonday, until: morning(now, daysToMonday) }] : []),
    ...(daysToMonday < 7 ? [{ label: laterCopy.inAWeek, until: morning(now, 7) }] : []),
  ];
}

/** When the chat comes back that a saved reply snoozes, in the agent's own time. */
export function snoozeEnd(after: Exclude<AfterReply, 'stay' | 'close'>, now: Date): Date {
  if (after === 'snooze_tomorrow') return morning(now, 1);
  return later(now, after === 'snooze_2_hours' ? 120 : 30);
}

const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

function morning(now: Date, days: number, hour = 9) {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  date.setHours(hour, 0, 0, 0);
  return date;
}
