import { expect, test } from 'vitest';
import { callerWords, dueWords, nteWords, telLink } from './call-words.ts';

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
  expect(callerWords({ caller_name: 'Maya Ortiz' }, 'Maya Ortiz')).toBe('You are calling');
  expect(callerWords({ caller_name: 'Dev Sharma' }, 'Maya Ortiz')).toBe('Dev Sharma is calling');
  expect(callerWords({ caller_name: null }, 'Maya Ortiz')).toBeNull();
});

test('amounts show cents only where there are some, and a phone dials digits alone', () => {
  expect(nteWords(35_000)).toBe('Not to exceed $350');
  expect(nteWords(35_050)).toBe('Not to exceed $350.50');
  expect(telLink('(503) 555-0114')).toBe('tel:5035550114');
  expect(telLink('+1 503 555 0114')).toBe('tel:+15035550114');
});
