// What one reader of a live stream has still to be told.
import type { ReplySoFar } from '#contract/events.ts';
import type { EventSignal } from './events.ts';

/** A stream that does not read is dropped when this many events wait for it. */
const backlogLimit = 1000;

type Told = EventSignal | ReplySoFar;
export type Subscription = AsyncIterableIterator<Told> & { close(): void };

export class Stream implements Subscription {
  private readonly waiting: Told[] = [];
  private wake: (() => void) | undefined;
  private closed = false;
  private readonly accepts: (event: EventSignal) => boolean;
  private readonly repliesOf: string | undefined;
  private readonly forget: () => void;

  constructor(accepts: (event: EventSignal) => boolean, repliesOf: string | undefined, forget: () => void) {
    this.accepts = accepts;
    this.repliesOf = repliesOf;
    this.forget = forget;
  }

  offer(event: EventSignal) {
    if (!this.closed && this.accepts(event)) this.push(event);
  }

  offerReply(soFar: ReplySoFar) {
    if (!this.closed && soFar.conversation_id === this.repliesOf) this.push(soFar);
  }

  private push(told: Told) {
    this.waiting.push(told);
    if (this.waiting.length > backlogLimit) this.close();
    this.wake?.();
  }

  close() {
    this.closed = true;
    this.forget();
    this.wake?.();
  }

  async next(): Promise<IteratorResult<Told>> {
    while (!this.waiting.length && !this.closed) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    const value = this.waiting.shift();
    return value ? { value, done: false } : { value: undefined, done: true };
  }

  async return(): Promise<IteratorResult<Told>> {
    this.close();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator]() {
    return this;
  }
}
