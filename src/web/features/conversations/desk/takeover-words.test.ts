import { expect, test } from 'vitest';
import type { Takeover } from '#contract/conversations/takeovers.ts';
import { takeoverWords } from './takeover-words.ts';

const chat: Takeover = {
  id: '1',
  conversation_id: '2',
  kind: 'guest',
  property_name: 'Cedar Cottage',
  guest_name: 'Pat',
  state: 'asked',
  from_name: 'Maya',
  to_name: 'Noor',
  from_me: true,
  due_at: '2026-11-20T18:02:00Z',
  created_at: '2026-11-20T18:00:00Z',
};

test.each([
  ['asked', true, 'Noor is asking for your chat: Cedar Cottage, Pat. Please answer by 6:02 PM.'],
  ['asked', false, 'You asked Maya for a chat: Cedar Cottage, Pat. They have until 6:02 PM.'],
  ['handed_over', false, 'You have a new chat: Cedar Cottage, Pat. Maya had it before.'],
  ['handed_over', true, 'Noor now has your chat: Cedar Cottage, Pat. They asked for it, and you were away.'],
  ['kept', false, 'Maya keeps the chat: Cedar Cottage, Pat.'],
  ['lapsed', false, "Maya hasn't answered and keeps the chat: Cedar Cottage, Pat."],
  ['taken', true, 'Noor took over your chat: Cedar Cottage, Pat.'],
  ['returned', true, 'While you were away, your chat went back to Waiting: Cedar Cottage, Pat.'],
] as const)('%s, of mine: %s', (state, from_me, words) => {
  expect(takeoverWords({ ...chat, state, from_me }, '6:02 PM')).toBe(words);
});
