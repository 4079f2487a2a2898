import * as copy from '#contract/messages/en/conversations/desk.ts';

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

const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

function morning(now: Date, days: number) {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  date.setHours(9, 0, 0, 0);
  return date;
}
