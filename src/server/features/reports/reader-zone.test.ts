import { expect, test } from 'vitest';
import { eveningBefore } from './reader-zone.ts';

test.each([
  ['in the morning', '2026-11-26T14:00:00Z', 'America/Los_Angeles', '2026-11-26T02:00:00.000Z'],
  [
    'after midnight there, while it is morning elsewhere',
    '2026-11-26T08:30:00Z',
    'America/Los_Angeles',
    '2026-11-26T02:00:00.000Z',
  ],
  ['late on the day before', '2026-11-26T07:30:00Z', 'America/Los_Angeles', '2026-11-25T02:00:00.000Z'],
  ['on the first of a month', '2026-03-01T12:00:00Z', 'America/New_York', '2026-02-28T23:00:00.000Z'],
  ['after the night in which clocks go forward', '2026-03-08T16:00:00Z', 'America/Denver', '2026-03-08T01:00:00.000Z'],
  ['far in the east', '2026-11-26T00:30:00Z', 'Asia/Tokyo', '2026-11-25T09:00:00.000Z'],
])('the evening before, %s', (_, now, zone, evening) =>
  expect(eveningBefore(new Date(now), zone).toISOString()).toBe(evening),
);
