import { expect, test } from 'vitest';
import type { GuestThread } from '#contract/conversations/guest.ts';
import { replySoFar } from './so-far.ts';

const soFar = {
  kind: 'reply.so_far' as const,
  conversation_id: 'c',
  answers: 'm2',
  body: 'The sauna takes 45 minutes.',
};
const thread = (...lines: [id: string, author: string][]) =>
  ({ messages: lines.map(([id, author]) => ({ id, author })) }) as GuestThread; // all that is looked at

test.each<[string, GuestThread | null, boolean]>([
  ['is said after the line that it answers', thread(['m1', 'assistant'], ['m2', 'guest']), true],
  ['… also where the guest has written again meanwhile', thread(['m2', 'guest'], ['m3', 'guest']), true],
  ['is over once the reply is there', thread(['m2', 'guest'], ['m4', 'assistant']), false],
  ['… and once a person has written', thread(['m2', 'guest'], ['m4', 'agent']), false],
  ['is not said to a later line', thread(['m2', 'guest'], ['m4', 'assistant'], ['m5', 'guest']), false],
  ['waits for the line that it answers', thread(['m1', 'assistant']), false],
  ['is nothing without a thread', null, false],
])('what is said so far %s', (_, of, isSaid) => {
  expect(replySoFar({ thread: of, soFar })).toBe(isSaid ? soFar.body : null);
});
