import { TZDate } from '@date-fns/tz';
import { demoId } from './ids.ts';
import { demoProperties, type PropertyName } from './properties/all.ts';

export type DemoStay = {
  id: string;
  property: PropertyName;
  guest_name: string;
  guest_email: string | null;
  guest_phone: string;
  check_in: string;
  check_out: string;
  status: 'booked' | 'cancelled';
  source: string;
};

/**
 * `[guest, nights from today to check-in, nights]`; each house has guests in it now, guests before and guests to come.
 */
type Booking = [name: string, from: number, nights: number, source?: 'cancelled' | 'Airbnb' | 'Vrbo'];

const bookings: Record<PropertyName, Booking[]> = {
  cottage: [
    ['Priya Raman', -21, 4, 'Airbnb'],
    ['Tom Abernathy', -16, 3],
    ['Hannah Lindqvist', -12, 5, 'Vrbo'],
    ['Marcus Bell', -6, 4, 'Airbnb'],
    ['Ana Castillo', -2, 5, 'Airbnb'],
    ['Owen Fairchild', 4, 3],
    ['Mei Tanaka', 9, 6, 'Vrbo'],
  ],
  condo: [
    ['Jonah Weiss', -20, 2, 'Airbnb'],
    ['Sofia Marchetti', -17, 4, 'Airbnb'],
    ['Grace Okafor', -11, 3],
    ['Elliot Park', -7, 3, 'Airbnb'],
    ['Renee Dubois', -3, 6, 'Airbnb'],
    ['Sam Whitaker', 4, 2, 'cancelled'],
    ['Ivy Chen', 5, 4],
  ],
  cabin: [
    ['Walter Gruber', -22, 5, 'Vrbo'],
    ['Leila Haddad', -15, 4, 'Airbnb'],
    ['Dan and Rosa Whitehorse', -10, 4],
    ['Kate Brennan', -5, 3, 'Airbnb'],
    ['Theo Marsh', -1, 4, 'Airbnb'],
    ['Bridget Nolan', 3, 4, 'Vrbo'],
    ['Arjun Mehta', 12, 5],
  ],
  familyHouse: [
    ['The Sorensen family', -19, 6, 'Vrbo'],
    ['Carla Jimenez', -12, 3, 'Airbnb'],
    ['Ben Adler', -8, 5],
    ['Noor Siddiqui', -2, 6, 'Airbnb'],
    ['Paul and Jan Becker', 5, 7, 'Vrbo'],
    ['Tessa Monroe', 14, 3],
  ],
};

export function demoStays(now: Date): DemoStay[] {
  const names = Object.keys(bookings) as PropertyName[]; // exactly the keys of the record
  return names.flatMap((property) => bookings[property].map((booking, i) => toStay(property, booking, i, now)));
}

function toStay(property: PropertyName, [name, from, nights, source]: Booking, i: number, now: Date): DemoStay {
  const { timezone } = demoProperties[property];
  const mailbox = name
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^a-z]+/g, '.');
  const number = Object.keys(bookings).indexOf(property) * 10 + i + 150;
  return {
    id: demoId(`stay: ${property} ${name}`),
    property,
    guest_name: name,
    guest_email: source === 'Airbnb' ? null : `${mailbox}@guests.example`,
    guest_phone: `(415) 555-0${number}`,
    check_in: dayFrom(now, from, timezone),
    check_out: dayFrom(now, from + nights, timezone),
    status: source === 'cancelled' ? 'cancelled' : 'booked',
    source: source === 'Airbnb' || source === 'Vrbo' ? source : 'manual',
  };
}

/** The calendar day at the property that lies `days` from today. */
function dayFrom(now: Date, days: number, timezone: string): string {
  const today = new TZDate(now.getTime(), timezone);
  const day = new TZDate(today.getFullYear(), today.getMonth(), today.getDate() + days, 12, timezone);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
}
