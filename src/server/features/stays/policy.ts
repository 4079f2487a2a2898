import { TZDate } from '@date-fns/tz';

export type StayWindow = { check_in: string; check_out: string; status: 'booked' | 'cancelled' };

/** So many days before check-in somebody can show to be the guest of a stay by its days and digits. */
const daysAhead = 2;
/** Until this hour of the check-out day the guest is still a guest. */
export const checkOutHour = 11;
/** From this hour of the check-in day, minus the owner's early-access hours. */
const checkInHour = 15;

/**
 * When codes may be released: from check-in minus the early-access hours until check-out, in the property's own time.
 */
export function accessWindow(
  stay: StayWindow,
  timezone: string,
  earlyAccessHours: number,
): { from: Date; until: Date } {
  const from = atHour(stay.check_in, checkInHour, timezone);
  return {
    from: new Date(from.getTime() - earlyAccessHours * 3_600_000),
    until: atHour(stay.check_out, checkOutHour, timezone),
  };
}

/** A cancelled stay is never current. */
export function isCurrent(stay: StayWindow, timezone: string, earlyAccessHours: number, now: Date): boolean {
  const { from, until } = accessWindow(stay, timezone, earlyAccessHours);
  return stay.status === 'booked' && now >= from && now < until;
}

/** Not cancelled and not over: whose guest somebody can still be. */
export const isToBe = (stay: StayWindow, timezone: string, now: Date): boolean =>
  stay.status === 'booked' && now < atHour(stay.check_out, checkOutHour, timezone);

/** The same, and at most two days before its check-in. */
export function isAtHand(stay: StayWindow, timezone: string, now: Date): boolean {
  const from = new TZDate(atHour(stay.check_in, 0, timezone).getTime(), timezone);
  from.setDate(from.getDate() - daysAhead);
  return isToBe(stay, timezone, now) && now.getTime() >= from.getTime();
}

/** When a guest has left, by the property's own clock. */
export const checkOutOf = (day: string, timezone: string): Date => atHour(day, checkOutHour, timezone);

function atHour(day: string, hour: number, timezone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, hour, timezone).getTime());
}
