import fc from 'fast-check';
import { test } from 'vitest';
import { anyWords } from '../../tests/support/any-words.ts';
import { understand } from './understand.ts';

test('intents and slots are read from any words', () => {
  fc.assert(
    fc.property(anyWords(), (text) => void understand(text)),
    { numRuns: 30, seed: 22 },
  );
}, 240_000);
