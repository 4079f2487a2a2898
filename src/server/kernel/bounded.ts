import { unavailable } from './errors.ts';

/**
 * Runs so many at once and lets so many wait, in the order they came: what takes memory and time is not begun by all at
 * once, and a queue that only grows helps nobody.
 */
export function bounded({ atOnce, waiting, busy }: { atOnce: number; waiting: number; busy: string }) {
  const queue: (() => void)[] = [];
  let running = 0;
  /** @throws UNAVAILABLE with the sentence `busy` when too many wait already */
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw unavailable(busy);
      await new Promise<void>((resolve) => queue.push(resolve)); // whoever ends hands its place on
    } else running++;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
