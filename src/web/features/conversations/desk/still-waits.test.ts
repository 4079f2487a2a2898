import { expect, test } from 'vitest';
import type { Message } from '#contract/conversations/messages.ts';
import { stillWaits } from './still-waits.ts';

const since = '2026-11-23T10:00:00Z';
const line = (author: Message['author'], kind: Message['kind'] = 'text') => ({ author, kind }) as Message; // read alone
const chat = (...messages: Message[]) => ({ waiting_since: since, messages });

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
