import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OpenHours } from '#contract/conversations/sla.ts';
import { addOpen, openBetween } from './open-time.ts';

const hour = 3_600_000;
const minute = 60_000;
const at = (iso: string) => new Date(iso);
/** Monday to Friday, nine to five with an hour off at noon; closed on Thanksgiving. */
const office: OpenHours = {
  spans: [1, 2, 3, 4, 5].flatMap((day) => [
    { day, from: 9 * 60, to: 12 * 60 },
    { day, from: 13 * 60, to: 17 * 60 },
  ]),
  holidays: ['2026-11-26'],
};
const east = 'America/New_York';

test.each([
  ['within a span', '2026-11-24T15:00:00Z', 1, '2026-11-24T16:00:00Z'],
  ['over the hour off at noon', '2026-11-24T16:30:00Z', 1, '2026-11-24T18:30:00Z'],
  ['up to the last moment of a span', '2026-11-24T16:00:00Z', 1, '2026-11-24T17:00:00Z'],
  ['from the night on', '2026-11-24T05:00:00Z', 1, '2026-11-24T15:00:00Z'],
  ['over a holiday', '2026-11-25T21:30:00Z', 1, '2026-11-27T14:30:00Z'],
  ['over a weekend', '2026-11-27T21:30:00Z', 1, '2026-11-30T14:30:00Z'],
  ['over the weekend in which clocks are put back', '2026-10-30T20:30:00Z', 1, '2026-11-02T14:30:00Z'],
  ['over the weekend in which clocks are put forward', '2026-03-06T21:30:00Z', 1, '2026-03-09T13:30:00Z'],
])('counts %s', (_, from, hours, due) => {
  expect(addOpen(at(from), hours * hour, office, east)).toEqual(at(due));
  expect(openBetween(at(from), at(due), office, east)).toBe(hours * hour);
});

test('a day of 25 hours is open for 25 hours, one of 23 for 23, and an hour that clocks skip is none', () => {
  const sundays: OpenHours = { spans: [{ day: 0, from: 0, to: 1440 }], holidays: [] };
  const whole = (from: string, to: string) => openBetween(at(from), at(to), sundays, east) / hour;
  expect(whole('2026-11-01T00:00:00Z', '2026-11-03T00:00:00Z')).toBe(25);
  expect(whole('2026-03-08T00:00:00Z', '2026-03-10T00:00:00Z')).toBe(23);
  const skipped: OpenHours = { spans: [{ day: 0, from: 120, to: 180 }], holidays: [] };
  expect(openBetween(at('2026-03-08T00:00:00Z'), at('2026-03-09T04:00:00Z'), skipped, east)).toBe(0);
});

test('around the clock is the plain clock, and where nothing is ever open it is too', () => {
  expect(addOpen(at('2026-11-24T05:00:00Z'), hour, null, east)).toEqual(at('2026-11-24T06:00:00Z'));
  const never = { spans: [{ day: 1, from: 0, to: 1 }], holidays: [] };
  expect(addOpen(at('2026-11-24T05:00:00Z'), 8000 * minute, never, east)).toEqual(at('2026-11-29T18:20:00Z'));
});

describe('whatever the hours, the zone and the day', () => {
  const zones = ['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/St_Johns', 'UTC'];
  const zone = fc.constantFrom(...zones);
  const moment = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2028, 0) }).map((ms) => new Date(ms));
  const lasting = fc.integer({ min: 1, max: 40 * hour });
  const spans = fc
    .uniqueArray(fc.record({ day: fc.integer({ min: 0, max: 6 }), part: fc.integer({ min: 0, max: 3 }) }), {
      minLength: 1,
      maxLength: 20,
      selector: ({ day, part }) => day * 4 + part,
    })
    .map((chosen) => chosen.map(({ day, part }) => ({ day, from: part * 360 + 30, to: (part + 1) * 360 })));
  const holidays = fc.array(
    fc.integer({ min: 0, max: 1095 }).map((n) => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10)),
    { maxLength: 20 },
  );
  const hours = fc.option(fc.record({ spans, holidays }), { nil: null });

  test('what is added is what lies between', () => {
    fc.assert(
      fc.property(moment, lasting, hours, zone, (from, ms, open, tz) => {
        expect(openBetween(from, addOpen(from, ms, open, tz), open, tz)).toBe(ms);
      }),
    );
  });

  test('a pause anywhere on the way takes nothing and gives nothing', () => {
    fc.assert(
      fc.property(
        moment,
        lasting,
        fc.double({ min: 0, max: 1, noNaN: true }),
        hours,
        zone,
        (from, ms, part, open, tz) => {
          const due = addOpen(from, ms, open, tz);
          const paused = new Date(from.getTime() + Math.floor((due.getTime() - from.getTime()) * part));
          const left = openBetween(paused, due, open, tz);
          expect(openBetween(from, paused, open, tz) + left).toBe(ms);
          // It goes on at the same moment: due is where it was, or at the last moment that was open before.
          expect(openBetween(addOpen(paused, left, open, tz), due, open, tz)).toBe(0);
        },
      ),
    );
  });

  test('nothing is due on a holiday, and later is never sooner', () => {
    fc.assert(
      fc.property(moment, lasting, hours, zone, (from, ms, open, tz) => {
        const due = addOpen(from, ms, open, tz);
        expect(addOpen(new Date(from.getTime() + minute), ms, open, tz) >= due).toBe(true);
        const day = new Date(due.getTime() - 1).toLocaleDateString('sv', { timeZone: tz });
        if (open) expect(open.holidays).not.toContain(day);
      }),
    );
  });
});
