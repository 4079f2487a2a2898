import { setImmediate } from 'node:timers/promises';

/** Milliseconds of one piece of work. Others wait for no longer than that and their own. */
const pieceMs = 5;

/** When the last of those who wait for a turn has it. */
let lastTurn: Promise<unknown> = Promise.resolve();

/** Between two turns all requests that came meanwhile are heard: however many wait for one, nobody stands behind all. */
function nextTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

/**
 * `Array.map` for work that takes long altogether: done in pieces, one of one caller at a time, and requests in between.
 * A throw of `one` ends it.
 */
export async function mapGivingWay<From, To>(items: readonly From[], one: (item: From) => To): Promise<To[]> {
  const made: To[] = [];
  let ends = 0;
  for (const item of items) {
    if (performance.now() > ends) {
      await nextTurn();
      ends = performance.now() + pieceMs;
    }
    made.push(one(item));
  }
  return made;
}
