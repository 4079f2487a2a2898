import { expect, test } from 'vitest';
import type { Message } from '#contract/conversations/messages.ts';
import { stillWaits } from './still-waits.ts';

const since = '2026-11-23T10:00:00Z';
const later = '2026-11-23T10:05:00Z';
const line = (author: Message['author'], kind: Message['kind'] = 'text') =>
  ({ author, kind, created_at: later }) as Message; // what is read of it
const chat = (...messages: Message[]) => ({ waiting_since: since, messages, handoff: null });

test('who wrote last and got no answer waits; a note or a line of the house is none', () => {
  expect(stillWaits(chat(line('guest')), [])).toBe(true);
  expect(stillWaits(chat(line('guest'), line('agent', 'note'), line('system', 'event')), [])).toBe(true);
  expect(stillWaits(chat(line('guest'), line('agent')), [])).toBe(false);
  expect(stillWaits(chat(line('guest'), line('agent'), line('guest')), [])).toBe(true);
  expect(stillWaits({ ...chat(line('guest')), waiting_since: null }, [])).toBe(false);
});

test('a reply on its way is an answer; one that failed, or a note, is none', () => {
  expect(stillWaits(chat(line('guest')), [{ mode: 'reply', state: 'sending' }])).toBe(false);
  expect(stillWaits(chat(line('guest')), [{ mode: 'reply', state: 'failed' }])).toBe(true);
  expect(stillWaits(chat(line('guest')), [{ mode: 'note', state: 'sending' }])).toBe(true);
});

test('who was left by the agent that answered waits again, and so does a chat that was put away and came back', () => {
  const answered = { ...chat(line('guest'), line('agent')), waiting_since: '2026-11-23T10:09:00Z' };
  expect(stillWaits(answered, [])).toBe(true);
  expect(stillWaits(answered, [{ mode: 'reply', state: 'sending' }])).toBe(false);
});

test('somebody waits where a person was asked for after the last answer and none has come', () => {
  const asked = { reason: 'agent_left', summary: [], tried: [], created_at: '2026-11-23T10:09:00Z' };
  const answered = chat(line('guest'), line('agent'));
  expect(stillWaits({ ...answered, handoff: { ...asked, accepted_by: null } }, [])).toBe(true);
  expect(stillWaits({ ...answered, handoff: { ...asked, accepted_by: 'Maya Agent' } }, [])).toBe(false);
  expect(stillWaits({ ...answered, handoff: { ...asked, created_at: since, accepted_by: null } }, [])).toBe(false);
});
