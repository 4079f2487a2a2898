import type { Price } from './shapes.ts';
import type { Store } from './store.ts';
import { dueAt, passTime } from './subscriptions.ts';

/** What every part of the sandbox works on. */
export type Sandbox = {
  store: Store;
  prices: Record<string, Price>;
  secretKey: string;
  /** Origin of the hosted pages, without a slash at its end. */
  origin: string;
  /** So many calls of the API fail from now on: for tests. */
  failing: number;
};

/** Moves the clock on and does, in order, whatever has become due: ends of trials and periods, payments tried again. */
export function advanceClock({ store }: Pick<Sandbox, 'store'>, seconds: number): void {
  const target = store.now() + seconds;
  for (;;) {
    const due = Object.values(store.state.subscriptions)
      .flatMap((subscription) => {
        const at = dueAt(store, subscription);
        return at !== null && at <= target ? [{ at, subscription }] : [];
      })
      .sort((a, b) => a.at - b.at)[0];
    if (!due) break;
    if (due.at > store.now()) store.state.ahead += due.at - store.now();
    passTime(store, due.subscription);
  }
  if (target > store.now()) store.state.ahead += target - store.now();
  store.save();
}
