import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyWords, objectWords } from '../../../../tests/support/any-words.ts';
import { atALoss } from './answer-person.ts';
import { embeddedSite } from './embedded.ts';

const support = { phone: '(800) 555-0100', email: 'help@example.com', sales: 'sales@example.com', emergency: '911' };
const turn = (text: string, before: string[] = []) => ({
  text,
  support,
  history: before.map((content) => ({ role: 'user' as const, content, waiting: { question: content } })),
});

test('whatever a visitor writes, the chat answers', async () => {
  for (const word of objectWords) expect((await embeddedSite.reply(turn(`what is ${word}?`))).content).not.toBe('');
  await fc.assert(
    fc.asyncProperty(anyWords(), fc.array(anyWords(200), { maxLength: 3 }), async (text, before) => {
      expect((await embeddedSite.reply(turn(text, before))).content).not.toBe('');
    }),
    { numRuns: 30, seed: 22 },
  );
}, 240_000);

test('where deciding fails, what to do in danger is said, and whom to call otherwise', () => {
  expect(atALoss(turn('what does it cost'))).toMatchObject({
    content: expect.stringMatching(/call 911\..*\(800\) 555-0100/s),
    waiting: { question: 'what does it cost' },
  });
});
