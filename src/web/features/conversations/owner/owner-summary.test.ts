import { expect, test } from 'vitest';
import { summaryOf } from './owner-summary.ts';

const line = (
  author: 'guest' | 'owner' | 'system' | 'assistant',
  body: string,
  kind: 'text' | 'event' | 'note' = 'text',
) => ({
  author,
  kind,
  body,
  secrets: [],
});

test('counts what the owner wrote since they joined, and quotes the guest', () => {
  const lines = [
    line('owner', 'Before.'),
    line('system', 'Nora joined.', 'event'),
    line('guest', 'Is the  sauna on?'),
    line('owner', 'Yes.'),
    line('owner', 'Ask for the key.', 'note'),
  ];
  expect(summaryOf(lines)).toBe('While I had this chat, I wrote 1 message.\nThe guest last wrote: “Is the sauna on?”');
});

test('says nothing of a chat in which nobody wrote', () => {
  expect(summaryOf([line('system', 'Nora joined.', 'event')])).toBe('');
});
