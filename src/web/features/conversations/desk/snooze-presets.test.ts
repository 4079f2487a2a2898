import { expect, test } from 'vitest';
import { longerSnoozes, snoozeEnd, snoozePresets } from './snooze-presets.ts';

const until = (now: Date) => snoozePresets(now).map((preset) => [preset.label, preset.until.toString().slice(0, 21)]);

test('on a Friday night Monday is another day than tomorrow', () => {
  expect(until(new Date(2026, 10, 20, 22, 15))).toEqual([
    ['For 30 minutes', 'Fri Nov 20 2026 22:45'],
    ['For 2 hours', 'Sat Nov 21 2026 00:15'],
    ['Until tomorrow, 9 AM', 'Sat Nov 21 2026 09:00'],
    ['Until Monday, 9 AM', 'Mon Nov 23 2026 09:00'],
  ]);
});

test('on a Sunday tomorrow is Monday and offered once; on a Monday the next one is meant', () => {
  expect(until(new Date(2026, 10, 22, 8)).map(([label]) => label)).not.toContain('Until Monday, 9 AM');
  expect(until(new Date(2026, 10, 23, 8)).at(-1)).toEqual(['Until Monday, 9 AM', 'Mon Nov 30 2026 09:00']);
});

test('the evening is offered while it is to come, and Monday where it is not tomorrow or in a week', () => {
  const labels = (now: Date) => longerSnoozes(now).map(({ label }) => label);
  expect(labels(new Date(2026, 10, 20, 10))).toEqual([
    'This evening, 6 PM',
    'Tomorrow, 9 AM',
    'Monday, 9 AM',
    'In a week, 9 AM',
  ]);
  expect(labels(new Date(2026, 10, 22, 19))).toEqual(['Tomorrow, 9 AM', 'In a week, 9 AM']);
  expect(labels(new Date(2026, 10, 23, 19))).toEqual(['Tomorrow, 9 AM', 'Monday, 9 AM']);
});

test.each([
  ['snooze_30_minutes', 'Fri Nov 20 2026 22:45'],
  ['snooze_2_hours', 'Sat Nov 21 2026 00:15'],
  ['snooze_tomorrow', 'Sat Nov 21 2026 09:00'],
] as const)('a saved reply with %s brings the chat back on %s', (after, end) => {
  expect(
    snoozeEnd(after, new Date(2026, 10, 20, 22, 15))
      .toString()
      .slice(0, 21),
  ).toBe(end);
});
