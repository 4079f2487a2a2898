import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftKeeper } from './draft-keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function keeping(save: (draft: string) => Promise<unknown> = () => Promise.resolve()) {
  const here: { draft: string | null } = { draft: null };
  const there: string[] = [];
  const keeper = new DraftKeeper<string>({
    keepHere: async (draft) => {
      here.draft = draft;
    },
    dropHere: async () => {
      here.draft = null;
    },
    save: async (draft) => {
      await save(draft);
      there.push(draft);
    },
  });
  return { keeper, here, there };
}

test('every change is kept here at once, and the last one saved when typing has stopped for 800 ms', async () => {
  const { keeper, here, there } = keeping();
  keeper.changed('B');
  await vi.advanceTimersByTimeAsync(500);
  keeper.changed('Bi');
  await vi.advanceTimersByTimeAsync(799);
  expect(here.draft).toBe('Bi');
  expect(there).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(there).toEqual(['Bi']);
  expect(keeper.saving.is).toBe('saved');
  expect(here.draft).toBeNull();
});

test('what was typed while a save was under way is saved after it', async () => {
  const first = Promise.withResolvers<void>();
  const { keeper, there } = keeping((draft) => (draft === 'B' ? first.promise : Promise.resolve()));
  keeper.changed('B');
  void keeper.flush();
  keeper.changed('Bi');
  first.resolve();
  await vi.runAllTimersAsync();
  expect(there).toEqual(['B', 'Bi']);
});

test('without a line it stays here, and goes later', async () => {
  let isUp = false;
  const { keeper, here, there } = keeping(() => (isUp ? Promise.resolve() : Promise.reject(new Error('offline'))));
  keeper.changed('Birch');
  await keeper.flush();
  expect(keeper.saving.is).toBe('kept');
  expect(here.draft).toBe('Birch');
  isUp = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(there).toEqual(['Birch']);
  expect(here.draft).toBeNull();
});

test('what became a property is forgotten here, whatever was under way', async () => {
  const slow = Promise.withResolvers<void>();
  const { keeper, here } = keeping(() => slow.promise);
  keeper.changed('Birch');
  void keeper.flush();
  const forgotten = keeper.forget();
  slow.resolve();
  await forgotten;
  await vi.runAllTimersAsync();
  expect(here.draft).toBeNull();
  expect(keeper.saving.is).toBe('saving');
});
