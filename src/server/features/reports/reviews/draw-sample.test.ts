import { expect, test } from 'vitest';
import { lastWeekOver } from './draw-sample.ts';

test.each([
  ['2026-11-26T12:00:00Z', '2026-11-16'], // Thursday: the week before is over since Sunday, and three days have passed
  ['2026-11-25T12:00:00Z', '2026-11-09'], // Wednesday: its Sunday's requests may still be come back on
  ['2026-11-30T00:00:00Z', '2026-11-16'],
])('at %s the last week that is over began on %s', (now, monday) => expect(lastWeekOver(new Date(now))).toBe(monday));
