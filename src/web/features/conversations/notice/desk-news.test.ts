import { expect, test } from 'vitest';
import { newsSince, type WaitingChat, waitingFor } from './desk-news.ts';

const chat = (id: string, changes: Partial<WaitingChat> = {}): WaitingChat => ({
  id,
  kind: 'guest',
  property_name: 'Cedar Cottage',
  guest_name: null,
  urgency: null,
  assigned_to: null,
  waiting_since: '2026-11-27T02:00:00.000Z',
  ...changes,
});

test('nobody’s chats and one’s own wait for the reader, each once; a colleague’s and an answered one do not', () => {
  const mine = chat('mine', { assigned_to: 'me' });
  const rows = [
    chat('open'),
    mine,
    mine,
    chat('theirs', { assigned_to: 'ada' }),
    chat('done', { waiting_since: null }),
  ];
  expect(waitingFor('me', rows).map(({ id }) => id)).toEqual(['open', 'mine']);
});

test('what waits at the first look is no news, what comes later is, once, and again when it waits anew', () => {
  const first = newsSince(null, [chat('a')]);
  expect(first.news).toEqual([]);
  const second = newsSince(first.known, [chat('a'), chat('b')]);
  expect(second.news.map(({ id }) => id)).toEqual(['b']);
  expect(newsSince(second.known, [chat('a'), chat('b')]).news).toEqual([]);
  const answered = newsSince(second.known, [chat('a')]);
  const anew = newsSince(answered.known, [chat('a'), chat('b', { waiting_since: '2026-11-27T03:00:00.000Z' })]);
  expect(anew.news.map(({ id }) => id)).toEqual(['b']);
});
