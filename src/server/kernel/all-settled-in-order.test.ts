import { expect, it } from 'vitest';
import { DatabaseError } from '#server/db/lasting.ts';
import { allSettledInOrder } from './all-settled-in-order.ts';

const afterFailure = Object.assign(new DatabaseError('current transaction is aborted', 0, 'error'), { code: '25P02' });

it('gives what each came to, in order', async () => {
  expect(await allSettledInOrder(Promise.resolve('first'), Promise.resolve(2))).toEqual(['first', 2]);
});

it('does not end before all of it has, though one part failed', async () => {
  let end = () => {};
  const slow = new Promise<void>((resolve) => {
    end = resolve;
  });
  let ended = false;
  const all = allSettledInOrder(Promise.reject(new Error('no')), slow).finally(() => {
    ended = true;
  });
  all.catch(() => {});
  await new Promise<void>((resolve) => setImmediate(resolve));
  expect(ended).toBe(false);
  end();
  await expect(all).rejects.toThrow('no');
});

it('says why, and not that the rest was refused because of it', async () => {
  await expect(allSettledInOrder(Promise.reject(afterFailure), Promise.reject(new Error('why')))).rejects.toThrow(
    'why',
  );
});
