import { expect, test } from 'vitest';
import { formatInstant, relativeWords } from './time.tsx';

const at = '2026-11-20T04:12:00Z';

test('a time in another zone names the zone', () => {
  expect(formatInstant(at, { zone: 'America/Phoenix' })).toBe('Nov 19, 2026, 9:12 PM MST');
});

test('a time in the own zone does not, nor does a date', () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(formatInstant(at, { zone: own, format: 'time' })).toMatch(/^\d+:12\s[AP]M$/);
  expect(formatInstant(at, { zone: 'America/Phoenix', format: 'date' })).toBe('Nov 19, 2026');
});

test.each([
  [2, 'just now'],
  [12, '12 s ago'],
  [5 * 60 + 20, '5 min ago'],
  [3 * 3600, '3 h ago'],
  [2 * 86_400, '2 d ago'],
  [-30, 'just now'],
])('%i seconds ago reads %j', (seconds, words) => {
  const now = Date.parse(at);
  expect(relativeWords(now - seconds * 1000, now)).toBe(words);
});
