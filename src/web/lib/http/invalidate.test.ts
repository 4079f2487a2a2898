import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { invalidate } from './invalidate.ts';

/** A list in view, of which each answer is let go by hand. */
function list() {
  const client = new QueryClient();
  const answers: ((rows: string[]) => void)[] = [];
  const observer = new QueryObserver<string[]>(client, {
    queryKey: ['list', 1],
    queryFn: () => new Promise((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  const shown = (rows: string[]) =>
    expect.poll(() => observer.getCurrentResult(), { interval: 1 }).toMatchObject({ data: rows });
  return { client, answers, shown, stop };
}

test('what happens while the first answer is on its way is seen, though that answer does not know of it', async () => {
  const { client, answers, shown, stop } = list();
  invalidate(client, { queryKey: ['list'] });
  expect(answers).toHaveLength(1);
  answers[0]?.(['before']);
  await shown(['before']);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(['before', 'after']);
  await shown(['before', 'after']);
  stop();
});

test('an answer that is there is asked for once more, and others are not', async () => {
  const { client, answers, shown, stop } = list();
  answers[0]?.(['before']);
  await shown(['before']);
  invalidate(client, { queryKey: ['another list'] });
  expect(answers).toHaveLength(1);
  invalidate(client, { queryKey: ['list'] });
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(['after']);
  await shown(['after']);
  expect(answers).toHaveLength(2);
  stop();
});
