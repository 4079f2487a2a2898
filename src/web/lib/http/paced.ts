/**
 * Does something at once, and for as long as it is asked for again at most once in every `everyMs`: however much happens
 * in a second, what is shown of it is fetched once. The last of what was asked for is always done.
 */
export function paced<T>(act: (what: T) => void, keyOf: (what: T) => string, everyMs: number) {
  const resting = new Map<string, { timer: ReturnType<typeof setTimeout>; again: T | null }>();
  const rest = (key: string) => {
    const timer = setTimeout(() => {
      const again = resting.get(key)?.again ?? null;
      resting.delete(key);
      if (again !== null) ask(again);
    }, everyMs);
    resting.set(key, { timer, again: null });
  };
  const ask = (what: T) => {
    const key = keyOf(what);
    const pause = resting.get(key);
    if (pause) pause.again = what;
    else {
      act(what);
      rest(key);
    }
  };
  /** Nothing that still waits is done. */
  const stop = () => {
    for (const { timer } of resting.values()) clearTimeout(timer);
    resting.clear();
  };
  return { ask, stop };
}
