import { expect, it } from 'vitest';
import { giveUpAfterMs, nextTryAt, pauseUntil } from './back-off.ts';

const begun = new Date('2026-03-01T00:00:00Z');
const giveUpAt = new Date(begun.getTime() + giveUpAfterMs);
const after = (seconds: number) => new Date(begun.getTime() + seconds * 1000);
const failed = (tries: number, retryAfter: string | null = null) => ({ tries, now: begun, giveUpAt, retryAfter });

/** Seconds after the first try at which a delivery that nobody takes is tried. */
function triesOf(chance: number): number[] {
  const at: number[] = [];
  for (let now: Date | null = begun, tries = 1; now; tries++) {
    at.push((now.getTime() - begun.getTime()) / 1000);
    now = nextTryAt({ tries, now, giveUpAt, retryAfter: null }, chance);
  }
  return at;
}

it('tries at the times that Standard Webhooks names', () => {
  const clock = (hours: number, minutes: number) => hours * 3600 + minutes * 60 + 5;
  expect(triesOf(0)).toEqual([
    0,
    5,
    clock(0, 5),
    clock(0, 35),
    clock(2, 35),
    clock(7, 35),
    clock(17, 35),
    clock(31, 35),
    clock(51, 35),
    clock(75, 35),
  ]);
});

it('spreads the tries by up to a tenth and still makes ten of them', () => {
  const [slow, fast] = [triesOf(1), triesOf(0)];
  expect(slow).toHaveLength(10);
  expect(slow.at(-1)).toBeCloseTo((fast.at(-1) ?? 0) * 1.1);
});

it('waits longer where the receiver says so, a day at most, and never shorter', () => {
  expect(nextTryAt(failed(1, '120'), 0)).toEqual(after(120));
  expect(nextTryAt(failed(2, '1'), 0)).toEqual(after(300));
  expect(nextTryAt(failed(1, 'Sun, 01 Mar 2026 01:00:00 GMT'), 0)).toEqual(after(3600));
  expect(nextTryAt(failed(1, '99999999'), 0)).toEqual(after(24 * 3600));
  for (const nonsense of ['', 'soon', '-5', 'Sun, 01 Mar 2020 01:00:00 GMT'])
    expect([nonsense, nextTryAt(failed(1, nonsense), 0)]).toEqual([nonsense, after(5)]);
});

it('pauses an address that has too much to do, and no other', () => {
  for (const status of [429, 502, 504]) expect([status, pauseUntil(status, null, begun)]).toEqual([status, after(60)]);
  expect(pauseUntil(503, '300', begun)).toEqual(after(300));
  expect(pauseUntil(429, '5', begun)).toEqual(after(60));
  for (const status of [400, 404, 500, 503]) expect([status, pauseUntil(status, null, begun)]).toEqual([status, null]);
});
