import { expect, test } from 'vitest';
import { clocksOf, laterPresets } from './house-clock.ts';

const zone = 'America/Los_Angeles';
const now = new Date('2026-11-21T05:30:00Z'); // 9:30 PM on the 20th there

test('tomorrow morning is the house’s', () => {
  expect(laterPresets(zone, now).map(({ until }) => until.toISOString())).toEqual([
    '2026-11-21T06:30:00.000Z',
    '2026-11-21T17:00:00.000Z',
  ]);
});

test('the house and its zone are named; where a chat is about none, one’s own clock', () => {
  expect(clocksOf({ timezone: zone, property_name: 'Cedar Cottage' }, now)).toBe(
    'By the clocks at Cedar Cottage (PST).',
  );
  expect(clocksOf({ timezone: null, property_name: null }, now)).toBe('By your own clock.');
});
