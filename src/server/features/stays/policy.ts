import { TZDate } from '@date-fns/tz';

export type StayWindow = { check_in: string; check_out: string; status: 'booked' | 'cancelled' };

/** Until this hour of the check-out day the guest is still a guest. */
const checkOutHour = 11;
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

function atHour(day: string, hour: number, timezone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, hour, timezone).getTime());
}
