import { TZDate } from '@date-fns/tz';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextMorning } from './morning-clock.ts';

const zones = [
  'America/Los_Angeles',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'UTC',
];
const minute = 60_000;
const moments = fc
  .integer({ min: Date.UTC(2026, 0, 1) / minute, max: Date.UTC(2029, 0, 1) / minute })
  .map((minutes) => new Date(minutes * minute));
const hours = fc.integer({ min: 0, max: 23 });

test('the next morning is ahead, within a day and the hour that clocks may shift by', () => {
  fc.assert(
    fc.property(moments, hours, fc.constantFrom(...zones), (now, hour, zone) => {
      const ahead = nextMorning(now, hour, zone).getTime() - now.getTime();
      expect(ahead).toBeGreaterThan(0);
      expect(ahead).toBeLessThanOrEqual(25 * 60 * minute);
    }),
    { numRuns: 3000 },
  );
});

test('it is at the chosen hour on that clock, but for the nights in which clocks skip it', () => {
  fc.assert(
    fc.property(moments, hours, fc.constantFrom(...zones), (now, hour, zone) => {
      const local = new TZDate(nextMorning(now, hour, zone).getTime(), zone);
      if (hour < 1 || hour > 3) expect([local.getHours(), local.getMinutes()]).toEqual([hour, 0]);
    }),
    { numRuns: 3000 },
  );
});

test('one morning follows the other, a day each', () => {
  let at = new Date('2026-10-30T12:00:00Z');
  const days: number[] = [];
  for (let n = 0; n < 5; n++) {
    at = nextMorning(at, 8, 'America/New_York');
    days.push(new TZDate(at.getTime(), 'America/New_York').getDate());
  }
  expect(days).toEqual([31, 1, 2, 3, 4]);
});
