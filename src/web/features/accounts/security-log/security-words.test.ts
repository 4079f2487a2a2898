import { expect, test } from 'vitest';
import { subjectWords, whoWords } from './security-words.ts';

test.each([
  [{ actor_kind: 'owner', actor_name: 'Olive Owner' }, 'Olive Owner'],
  [{ actor_kind: 'agent', actor_name: 'Maya Ortiz' }, 'Maya Ortiz, the Porchlight team'],
  [{ actor_kind: 'nobody', actor_name: null }, 'Not signed in'],
  [{ actor_kind: 'assistant', actor_name: null }, 'Assistant'],
  [{ actor_kind: 'key', actor_name: 'Booking system' }, 'Booking system, API key'],
])('%j is %s', (row, words) => {
  expect(whoWords(row)).toBe(words);
});

test('a chat is told by whose it is, never by its id', () => {
  expect(subjectWords({ kind: 'thread.read', subject: '0198', customer_name: 'Olive Owner' })).toBe(
    'account of Olive Owner',
  );
  expect(subjectWords({ kind: 'thread.read', subject: '0198' })).toBe('N/A');
  const list = 'All chats: 25 entries, first page';
  expect(subjectWords({ kind: 'thread.read', subject: list, customer_name: null })).toBe(list);
  expect(subjectWords({ kind: 'sign_in', subject: 'Password' })).toBe('Password');
});
