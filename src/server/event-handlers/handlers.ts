import type { Deps } from '#server/kernel/context.ts';
import type { CustomerEventKind, RecordedEvent } from '#server/kernel/events.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** One thing that follows from an event, in its transaction. */
export type Handler<K extends CustomerEventKind> = (
  unit: UnitOfWork,
  event: RecordedEvent<K>,
  deps: Deps,
) => Promise<void>;

/** One that is done once for all that happened at the same time: many properties are changed by one deed. */
export type HandlerOfAll<K extends CustomerEventKind> = {
  ofAll: (unit: UnitOfWork, events: RecordedEvent<K>[], deps: Deps) => Promise<void>;
};

/** What follows from each kind, one after the other. A kind of which nothing follows has an empty list. */
export type Handlers<K extends CustomerEventKind = CustomerEventKind> = {
  [P in K]: readonly (Handler<P> | HandlerOfAll<P>)[];
};

/** All kinds of one noun: the compiler misses one that has no list. */
export type HandlersOf<Noun extends string> = Handlers<Extract<CustomerEventKind, `${Noun}.${string}`>>;
