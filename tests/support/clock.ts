import type { Clock } from '#server/platform/clock/port.ts';

export interface SettableClock extends Clock {
  set(to: Date | string): void;
  /** Moves on by so many seconds. */
  advance(seconds: number): void;
}

/** A clock that stands still until the test moves it. */
export function createSettableClock(start: Date | string): SettableClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (to) => {
      now = new Date(to);
    },
    advance: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
}
