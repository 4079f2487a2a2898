import { unavailable } from './errors.ts';
import { callerOfRequest } from './request-scope.ts';

type Waiting = { who: string; known: boolean; begin(): void; refuse(error: unknown): void };

/**
 * Runs so many at once and lets so many wait: what takes memory and time is not begun by all at once, and a queue that
 * only grows helps nobody. Callers take turns, each in the order it came; where the queue is full, whoever has the most
 * in it gives a place to whoever has fewer. One that is known (`request-scope.ts`) goes before those that are not.
 */
export function bounded({ atOnce, waiting, busy }: { atOnce: number; waiting: number; busy: string }) {
  const queue: Waiting[] = [];
  let running = 0;
  let last: string | undefined;

  /** @throws UNAVAILABLE with the sentence `busy` when too many wait already */
  function join(one: Waiting): void {
    const giving = queue.length < waiting ? undefined : whoGivesWay(queue, one);
    if (queue.length >= waiting && !giving) throw unavailable(busy);
    if (giving) queue.splice(queue.lastIndexOf(giving), 1);
    giving?.refuse(unavailable(busy));
    queue.push(one);
  }

  /** Whoever ends hands its place on. */
  function handOn(): void {
    const next = whoIsNext(queue, last);
    if (!next) {
      running--;
      return;
    }
    queue.splice(queue.indexOf(next), 1);
    last = next.who;
    next.begin();
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    const caller = callerOfRequest();
    if (running >= atOnce) {
      await new Promise<void>((begin, refuse) => join({ ...caller, begin, refuse }));
    } else {
      running++;
      last = caller.who;
    }
    try {
      return await work();
    } finally {
      handOn();
    }
  };
}

/** Somebody known before anybody else, and not the same one twice while others wait. */
function whoIsNext(queue: readonly Waiting[], last: string | undefined): Waiting | undefined {
  const known = queue.filter((one) => one.known);
  const among = known.length > 0 ? known : queue;
  return among.find(({ who }) => who !== last) ?? among[0];
}

/** The last to come of whoever has the most waiting; undefined where that is no more than the newcomer has. */
function whoGivesWay(queue: readonly Waiting[], newcomer: Waiting): Waiting | undefined {
  const open = queue.filter((one) => newcomer.known || !one.known);
  const stranger = newcomer.known && open.findLast((one) => !one.known);
  if (stranger) return stranger;
  const held = (who: string) => queue.filter((one) => one.who === who).length;
  const most = open.reduce<Waiting | undefined>(
    (found, one) => (found && held(found.who) > held(one.who) ? found : one),
    undefined,
  );
  return most && held(most.who) > held(newcomer.who) + 1 ? most : undefined;
}
