import { setImmediate } from 'node:timers/promises';

/** Milliseconds of one piece of work. Others wait for no longer than that and their own. */
const pieceMs = 8;

/**
 * `Array.map` for work that takes long altogether: after each piece the requests that came meanwhile have their turn. A
 * throw of `one` ends it.
 */
export async function mapGivingWay<From, To>(items: readonly From[], one: (item: From) => To): Promise<To[]> {
  const made: To[] = [];
  let began = performance.now();
  for (const item of items) {
    if (performance.now() - began > pieceMs) {
      await setImmediate();
      began = performance.now();
    }
    made.push(one(item));
  }
  return made;
}
