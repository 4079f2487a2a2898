import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paced } from './paced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is asked for a hundred times in a second is done at once, and once more at its end', () => {
  const done: string[] = [];
  const lists = paced<string>(
    (what) => done.push(what),
    (what) => what,
    1000,
  );
  for (let n = 0; n < 100; n++) lists.ask('waiting');
  lists.ask('mine');
  expect(done).toEqual(['waiting', 'mine']);
  vi.advanceTimersByTime(1000);
  expect(done).toEqual(['waiting', 'mine', 'waiting']);
  vi.advanceTimersByTime(5000);
  expect(done).toHaveLength(3);
  lists.ask('mine');
  expect(done).toHaveLength(4);
});

test('after a stop nothing that waited is done', () => {
  const done: string[] = [];
  const lists = paced<string>(
    (what) => done.push(what),
    (what) => what,
    1000,
  );
  lists.ask('waiting');
  lists.ask('waiting');
  lists.stop();
  vi.advanceTimersByTime(5000);
  expect(done).toEqual(['waiting']);
});
