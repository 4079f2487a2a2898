import { TZDate } from '@date-fns/tz';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerDue } from './answer-due.ts';

const minute = 60_000;
const hour = 60 * minute;
const moments = fc
  .integer({ min: Date.UTC(2026, 0, 1) / minute, max: Date.UTC(2029, 0, 1) / minute })
  .map((minutes) => new Date(minutes * minute));
const zones = fc.constantFrom('America/Los_Angeles', 'America/Phoenix', 'Europe/Berlin', 'Asia/Kolkata', 'UTC');

test('an answer is due in the daytime of the house, three hours on or the next morning, and reminded of before', () => {
  fc.assert(
    fc.property(moments, zones, (now, zone) => {
      const { due, remind } = answerDue(now, zone);
      const at = new TZDate(due.getTime(), zone).getHours();
      expect(at).toBeGreaterThanOrEqual(9);
      expect(at).toBeLessThanOrEqual(21);
      expect(due.getTime() - now.getTime()).toBeGreaterThan(0);
      expect(due.getTime() - now.getTime()).toBeLessThanOrEqual(26 * hour);
      expect(remind.getTime()).toBeLessThan(due.getTime());
    }),
    { numRuns: 2000 },
  );
});

test('who asks in the daytime is told of three hours at least, to the quarter', () => {
  fc.assert(
    fc.property(moments, zones, (now, zone) => {
      const { due } = answerDue(now, zone);
      const waits = due.getTime() - now.getTime();
      const asked = new TZDate(now.getTime(), zone).getHours();
      if (asked >= 9 && asked < 17) {
        expect(waits).toBeGreaterThanOrEqual(3 * hour);
        expect(waits).toBeLessThan(3 * hour + 15 * minute);
      }
    }),
    { numRuns: 2000 },
  );
});
