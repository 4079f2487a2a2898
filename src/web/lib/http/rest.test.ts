import { expect, test } from 'vitest';
import { unreachable } from './refusals.ts';
import { RestError, wordsOf } from './rest.ts';

test('what the server said is shown; where it said nothing, the words of the screen', () => {
  const refusal = new RestError(409, { code: 'CONFLICT', message: 'That has changed in the meantime.' });
  expect(wordsOf(refusal, 'Failed.')).toBe('That has changed in the meantime.');
  expect(wordsOf(new RestError(0, unreachable), 'Failed.')).toBe('Failed.');
  expect(wordsOf(new RestError(502, unreachable), 'Failed.')).toBe('Failed.'); // a proxy's page
  expect(wordsOf(new TypeError('x is not a function'), 'Failed.')).toBe('Failed.');
});
