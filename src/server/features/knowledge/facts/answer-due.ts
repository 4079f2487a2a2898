import { TZDate } from '@date-fns/tz';

const patience = { hours: 3, remindBefore: 1.5 };
/** Owners are not expected to answer before nine or after nine, where the house stands. */
const day = { from: 9, until: 21, morning: 10 };

/**
 * By when a guest can expect the owner's answer, and when the owner is reminded: three hours on, but in the daytime of
 * the house; what would fall into the night is due at ten in the morning.
 */
export function answerDue(now: Date, timezone: string): { due: Date; remind: Date } {
  const soon = new TZDate(now.getTime() + patience.hours * 3_600_000, timezone);
  const asked = new TZDate(now.getTime(), timezone);
  const awake = asked.getHours() >= day.from && soon.getHours() < day.until && soon.getDate() === asked.getDate();
  const due = awake ? toQuarter(soon) : nextMorning(asked, timezone);
  return { due, remind: new Date(due.getTime() - patience.remindBefore * 3_600_000) };
}

const quarter = 15 * 60_000;
const toQuarter = (at: Date) => new Date(Math.ceil(at.getTime() / quarter) * quarter);

function nextMorning(asked: TZDate, timezone: string): Date {
  const today = asked.getHours() < day.from ? 0 : 1;
  const at = new TZDate(asked.getFullYear(), asked.getMonth(), asked.getDate() + today, day.morning, timezone);
  return new Date(at.getTime());
}
