import { expect, test } from 'vitest';
import { queryClient } from '../http/query.ts';
import { delaysMs, idleMinutes } from './delays.ts';

// Spec 1, section 9.

test('things stand as long as the specification says', () => {
  expect(delaysMs).toEqual({
    twoFactorDone: 2000,
    secretCopied: 2000,
    passwordReset: 3000,
    profileSaved: 1000,
    firstRetry: 200,
  });
  expect(idleMinutes).toBe(15);
});

test('what could not be read is asked for again after 200 ms, then after twice as long', () => {
  const wait = queryClient.getDefaultOptions().queries?.retryDelay;
  if (typeof wait !== 'function') throw new Error('Retries do not wait by a rule.');
  expect([0, 1, 2, 3].map((count) => wait(count, new Error()))).toEqual([200, 400, 800, 1600]);
});
