import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** Runs that end when they are told to. */
function makeRuns() {
  const runs: { end: () => void; fail: () => void }[] = [];
  const ask = oneAtATime(
    () => new Promise<void>((end, fail) => void runs.push({ end, fail: () => fail(new Error('down')) })),
  );
  return { runs, ask };
}
const passed = () => new Promise<void>((resolve) => setImmediate(resolve));

it('is asked anew for whoever comes while a run is under way, once for all of them', async () => {
  const { runs, ask } = makeRuns();
  const first = ask();
  const [second, third] = [ask(), ask()];
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  await first;
  await passed();
  expect(runs).toHaveLength(2);
  const fourth = ask();
  runs[1]?.end();
  await Promise.all([second, third]);
  await passed();
  expect(runs).toHaveLength(3);
  runs[2]?.end();
  await fourth;
});

it('goes on after a run that failed', async () => {
  const { runs, ask } = makeRuns();
  const first = ask();
  const second = ask();
  runs[0]?.fail();
  await expect(first).rejects.toThrow('down');
  await passed();
  runs[1]?.end();
  await second;
  void ask();
  expect(runs).toHaveLength(3);
});
