import { expect, test } from 'vitest';
import { arrivalWords, calendarDay, minutesInWords, nearDays } from './day-words.ts';

test('an arrival reads as people say it', () => {
  const now = new Date('2026-07-01T15:00:00Z');
  const words = (from: string, to: string | null) =>
    arrivalWords(from, to, { zone: 'UTC', now }).replaceAll(/[\u2009\u202f]/g, ' '); // Intl's thin spaces
  expect(words('2026-07-01T17:00:00Z', '2026-07-01T19:00:00Z')).toMatch(/^today, 5:00 – 7:00 PM/);
  expect(words('2026-07-02T17:00:00Z', null)).toMatch(/^tomorrow, about 5:00 PM/);
  expect(words('2026-07-01T17:00:00Z', '2026-07-02T19:00:00Z')).toMatch(/^today, about 5:00 PM/);
  expect(minutesInWords(38 * 60_000)).toBe('38 minutes');
  expect(minutesInWords(61 * 60_000)).toBe('1 hour 1 minute');
  expect(minutesInWords(900)).toBe('1 minute');
});

test('a day of a calendar is the same wherever it is read', () =>
  expect(calendarDay('2026-11-20')).toBe('Nov 20, 2026'));

test('today and tomorrow are those of the house', () => {
  const days = nearDays('America/Los_Angeles', new Date('2026-07-01T05:00:00Z'));
  expect(days).toEqual({ today: '2026-06-30', tomorrow: '2026-07-01' });
});
