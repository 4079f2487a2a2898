import { expect, test } from 'vitest';
import { lockedUntil } from './stay-locks.ts';

const last = new Date('2026-06-10T12:00:00Z');
const wrong = (times: number) => Array.from({ length: times }, () => ({ at: last }));
const minutes = (times: number) => {
  const until = lockedUntil(wrong(times), { tries: 5, lockMinutes: 15 });
  return until && (until.getTime() - last.getTime()) / 60_000;
};

test('each further wrong try doubles the lock, to a day at most', () => {
  expect([0, 4, 5, 6, 7, 8, 12, 13, 400].map(minutes)).toEqual([null, null, 15, 30, 60, 120, 1440, 1440, 1440]);
});
