import { expect, test } from 'vitest';
import { callerWords, dueWords } from './call-words.ts';

const now = Date.parse('2026-05-01T12:00:00Z');
const inSeconds = (seconds: number) => new Date(now + seconds * 1000).toISOString();

test.each([
  [9 * 60 + 41, 'Call within 9:41', false],
  [5, 'Call within 0:05', false],
  [59 * 60 + 59, 'Call within 59:59', false],
  [3600, 'Call within 1 h', false],
  [2 * 3600 + 5 * 60, 'Call within 2 h 5 min', false],
  [-75, 'Overdue by 1:15', true],
])('%i seconds from now is "%s"', (seconds, words, overdue) =>
  expect(dueWords(inSeconds(seconds), now)).toEqual({ words, overdue }),
);

test('who is calling is oneself, a colleague or nobody', () => {
  expect(callerWords({ caller_id: 'maya', caller_name: 'Maya Ortiz' }, 'maya')).toBe("You're calling");
  expect(callerWords({ caller_id: 'dev', caller_name: 'Dev Sharma' }, 'maya')).toBe('Dev Sharma is calling');
  expect(callerWords({ caller_id: null, caller_name: null }, 'maya')).toBeNull();
});

test('a colleague of the same name is a colleague', () =>
  expect(callerWords({ caller_id: 'another', caller_name: 'Maya Ortiz' }, 'maya')).toBe('Maya Ortiz is calling'));
