import { TZDate } from '@date-fns/tz';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultRules, type ProtocolRules } from '#contract/protocols/protocols.ts';
import { quietUntil } from './policy.ts';

const zones = [
  'America/Los_Angeles',
  'America/New_York',
  'America/Phoenix',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'UTC',
];
const minute = 60_000;
const moments = fc
  .integer({ min: Date.UTC(2026, 0, 1) / minute, max: Date.UTC(2029, 0, 1) / minute })
  .map((minutes) => new Date(minutes * minute));
const minutesOfDay = fc.integer({ min: 0, max: 24 * 60 - 1 });
const quiet = (from: number, to: number): ProtocolRules => ({
  ...defaultRules,
  quiet_hours: { from, to, waits: ['low', 'non_urgent'] },
});
const clockIn = (at: Date, zone: string): number => {
  const local = new TZDate(at.getTime(), zone);
  return local.getHours() * 60 + local.getMinutes();
};

test('what waits goes on later, within a day, and no more in the quiet hours', () => {
  // Clocks that are put on by an hour skip what is free for less: then it is the free time of the next day.
  const days = (from: number, to: number) => ((from - to + 24 * 60) % (24 * 60) < 60 ? 2 : 1);
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), minutesOfDay, minutesOfDay, (now, zone, from, to) => {
      const until = quietUntil(quiet(from, to), 'low', now, zone);
      if (!until) return;
      expect(until.getTime()).toBeGreaterThan(now.getTime());
      expect(until.getTime() - now.getTime()).toBeLessThanOrEqual((days(from, to) * 24 + 1) * 60 * minute);
      expect(quietUntil(quiet(from, to), 'low', until, zone)).toBeNull();
    }),
    { numRuns: 2000, examples: [[new Date('2027-03-27T01:01:00Z'), 'Europe/Berlin', 121, 120]] },
  );
});

test('the nights in which clocks are put on or back have an end like all others', () => {
  const nights = ['2026-03-08', '2026-11-01', '2026-10-25', '2026-03-29', '2026-04-05', '2026-10-04'];
  const around = fc
    .tuple(fc.constantFrom(...nights), fc.integer({ min: -12 * 60, max: 24 * 60 }))
    .map(([day, minutes]) => new Date(Date.parse(`${day}T00:00:00Z`) + minutes * minute));
  fc.assert(
    fc.property(around, fc.constantFrom(...zones), minutesOfDay, minutesOfDay, (now, zone, from, to) => {
      const until = quietUntil(quiet(from, to), 'low', now, zone);
      if (!until) return;
      expect(until.getTime()).toBeGreaterThan(now.getTime());
      expect(quietUntil(quiet(from, to), 'low', until, zone)).toBeNull();
    }),
    { numRuns: 5000 },
  );
});

test('the hour that clocks repeat has its end once more', () => {
  const secondHour = fc
    .integer({ min: 0, max: 59 })
    .map((m) => new Date(Date.parse('2026-11-01T06:00:00Z') + m * minute));
  fc.assert(
    fc.property(secondHour, fc.integer({ min: 61, max: 119 }), (now, to) => {
      const until = quietUntil(quiet(22 * 60, to), 'low', now, 'America/New_York');
      if (!until) return;
      expect(until.getTime()).toBeGreaterThan(now.getTime());
      expect(until.getTime() - now.getTime()).toBeLessThan(60 * minute);
      expect(quietUntil(quiet(22 * 60, to), 'low', until, 'America/New_York')).toBeNull();
    }),
  );
});

test('outside the quiet hours, and for what is urgent, nothing waits', () => {
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), minutesOfDay, minutesOfDay, (now, zone, from, to) => {
      expect(quietUntil(quiet(from, to), 'urgent', now, zone)).toBeNull();
      expect(quietUntil(quiet(from, to), 'high', now, zone)).toBeNull();
      const clock = clockIn(now, zone);
      const isQuiet = from <= to ? clock >= from && clock < to : clock >= from || clock < to;
      expect(quietUntil(quiet(from, to), 'low', now, zone) !== null).toBe(isQuiet);
    }),
    { numRuns: 2000 },
  );
});
