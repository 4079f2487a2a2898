import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Clock } from '#server/platform/clock/port.ts';
import { type Actor, actorSettings, onlyReads, system } from './actor.ts';
import { type CustomerEventKind, type NewEvent, type RecordedEvent, recordEvent, recordEvents } from './events.ts';
import type { Enqueue } from './jobs.ts';
import type { Links } from './links.ts';
import { preparing } from './prepared.ts';
import type { QueueName } from './queues.ts';
import { recordSecurity, type SecurityEvent } from './security-log.ts';

export type Tx = NodePgDatabase;

/** Runs in the transaction of the events, all of one kind; `afterCommit` is for what must not hold it up. */
export type HandleEvents = <K extends CustomerEventKind>(unit: UnitOfWork, events: RecordedEvent<K>[]) => Promise<void>;

/** One transaction, one actor, one moment. Verbs take it and nothing else that can reach a table. */
export type UnitOfWork = {
  tx: Tx;
  client: pg.PoolClient;
  actor: Actor;
  now: Date;
  /** Records the event and lets its handlers follow in this same transaction. */
  emit<K extends CustomerEventKind>(event: NewEvent<K>): Promise<void>;
  /** The same of one kind that happened in many places, by one statement. */
  emitAll<K extends CustomerEventKind>(events: NewEvent<K>[]): Promise<void>;
  /** A job that exists if, and only if, this transaction commits. */
  enqueue: Enqueue;
  /** Tells the security log, in this same transaction. */
  audit(event: SecurityEvent): Promise<void>;
  /** Knows somebody again (an address, a person) without keeping who it is. */
  mark(who: string): string;
  /** Addresses of ours, for who puts a mail, a text or a page together. */
  links: Links;
  /** Runs once the transaction is durable. Must be safe to lose: something else has to find the work again. */
  afterCommit(task: () => Promise<void>): void;
};

/** What `withActor` needs; made once in `app.ts`. */
export type Store = {
  pool: pg.Pool;
  clock: Clock;
  sendJob(
    client: pg.PoolClient,
    queue: QueueName,
    data: object,
    options?: { startAfter?: Date; key?: string },
  ): Promise<void>;
  handleEvents: HandleEvents;
  links: Links;
  /** A keyed digest, the same on every node. */
  mark(who: string): string;
  /** Writes a line of the security log, next to its row. */
  logSecurity?: (line: object) => void;
  /** Told of errors in work after the commit, which no caller waits for any more. */
  report(error: unknown): void;
};

/**
 * Whether the commit is on the disk before it is told of. `soon` is for what may be lost when the database's machine
 * dies (a count, a lease): it is there within some hundred milliseconds, and never after what is committed later.
 */
type Durable = 'at once' | 'soon';

/**
 * The only way to a table: a transaction in which row-level security knows who acts.
 * Commits when `work` returns, rolls back when it throws; then runs what was left for after the commit.
 */
export async function withActor<T>(
  store: Store,
  actor: Actor,
  work: (unit: UnitOfWork) => Promise<T>,
  durable: Durable = 'at once',
): Promise<T> {
  const later: (() => Promise<void>)[] = [];
  const result = await runTransaction(store, { actor, durable }, later, work);
  for (const task of later) await task().catch(store.report);
  return result;
}

async function runTransaction<T>(
  store: Store,
  { actor, durable }: { actor: Actor; durable: Durable },
  later: (() => Promise<void>)[],
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> {
  const client = await store.pool.connect();
  let lost: Error | undefined;
  try {
    // Not awaited: the first query of `work` queues right behind it and saves a round trip. Should it fail,
    // that query runs without an actor, for whom row-level security shows and accepts nothing.
    const begun = client.query(beginAs(client, actor, durable));
    begun.catch(() => {});
    const result = await work(makeUnit(store, client, actor, later));
    await begun;
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      lost = rollbackError; // the connection is of no more use: the pool drops it
    });
    throw error;
  } finally {
    client.release(lost);
  }
}

function makeUnit(store: Store, client: pg.PoolClient, actor: Actor, later: (() => Promise<void>)[]): UnitOfWork {
  const unit: UnitOfWork = {
    tx: databaseOn(client),
    client,
    actor,
    now: store.clock.now(),
    async emit(event) {
      await store.handleEvents(unit, [await recordEvent(unit, event)]);
    },
    async emitAll(events) {
      if (events.length > 0) await store.handleEvents(unit, await recordEvents(unit, events));
    },
    // What a reading sets in motion is the house's deed, not the reader's: theirs may be a transaction that writes nothing.
    enqueue: onlyReads(actor)
      ? async (...job) => void later.push(() => withActor(store, system, (after) => after.enqueue(...job)))
      : (queue, data, options) => store.sendJob(client, queue, data, options),
    audit: (event) => recordSecurity(unit, event, store.logSecurity),
    mark: store.mark,
    links: store.links,
    afterCommit: (task) => void later.push(task),
  };
  return unit;
}

/** One query builder a connection: it remembers the tables it has seen. */
const databases = new WeakMap<pg.PoolClient, Tx>();

function databaseOn(client: pg.PoolClient): Tx {
  const known = databases.get(client);
  if (known) return known;
  const made = drizzle(preparing(client));
  databases.set(client, made);
  return made;
}

function beginAs(client: pg.PoolClient, actor: Actor, durable: Durable): string {
  const all = { ...actorSettings(actor), ...(durable === 'soon' && { synchronous_commit: 'off' }) };
  const settings = Object.entries(all).map(
    ([name, value]) => `set_config('${name}', ${client.escapeLiteral(value)}, true)`,
  );
  return `begin${onlyReads(actor) ? ' read only' : ''}; select ${settings.join(', ')}`;
}
