import type pg from 'pg';
import { createEventHandling } from '#server/event-handlers/index.ts';
import { system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { keepInMailSink } from '#server/kernel/mail-sink.ts';
import type { QueueName, Queues } from '#server/kernel/queues.ts';
import { type Store, withActor } from '#server/kernel/transaction.ts';
import type { SinkMessage } from '#server/platform/mail-sink/port.ts';
import { poolWithin } from './pool-within.ts';

/**
 * The house at an earlier hour: the same verbs and event handlers, a clock that can be set, nothing seen from outside yet.
 */
export type Past = {
  deps: Deps;
  /** The present, when the demo is made. */
  present: Date;
  setClock(at: Date): void;
  pass(milliseconds: number): void;
  /** A story that goes another way than it is told (the assistant has learned something) is left out whole. */
  orNotAtAll(name: string, story: () => Promise<void>): Promise<void>;
};

type Sent = { message: SinkMessage; at: Date };

/** Messages older than this were read long ago; the outbox shows only what is younger. */
const outboxHours = 30;

/**
 * Lets `live` happen in one transaction: seen by nobody before it is whole (a half-made demo, or a timer of the past
 * that rings now, cannot be), and much faster than a commit a step.
 */
export async function inThePast(deps: Deps, live: (past: Past) => Promise<void>): Promise<void> {
  const present = deps.clock.now();
  const client = await deps.store.pool.connect();
  const sent: Sent[] = [];
  try {
    await client.query("begin; select pg_advisory_xact_lock(hashtext('demo'))");
    const pool = poolWithin(client);
    const past = { ...goBack(deps, pool, present, sent), orNotAtAll: skipWith(pool, deps, sent) };
    await live(past);
    await withActor(past.deps.store, system, async (unit) => {
      for (const { message, at } of sent) await keepInMailSink({ ...unit, now: at }, deps.vault, message);
    });
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

function goBack(deps: Deps, pool: pg.Pool, present: Date, sent: Sent[]): Omit<Past, 'orNotAtAll'> {
  let time = present.getTime();
  const clock = {
    /** Each look at it is a little later, so that an answer comes after its question. */
    now() {
      time += 400;
      return new Date(time);
    },
  };
  const sendJob: Store['sendJob'] = async (client, queue, data, options) => {
    const alarm = options?.startAfter;
    if (alarm && alarm > present) return deps.store.sendJob(client, queue, data, options);
    const isRecent = present.getTime() - time < outboxHours * 3_600_000;
    const message = alarm ? undefined : messageOf(queue, data);
    if (message && isRecent) sent.push({ message, at: new Date(time) });
  };
  const store: Store = { ...deps.store, pool, clock, sendJob, handleEvents: createEventHandling(() => past), report };
  // The stories are told for the built-in engine, and nobody pays a vendor for a past that never was.
  const past: Deps = { ...deps, clock, store, model: undefined };
  return {
    deps: past,
    present,
    setClock: (at) => {
      time = at.getTime();
    },
    pass: (milliseconds) => {
      time += milliseconds;
    },
  };
}

/** On the pool like any other step: what a story left running (the renewal of a lease) may end within the next one. */
const skipWith =
  (pool: pg.Pool, { log }: Deps, sent: Sent[]): Past['orNotAtAll'] =>
  async (name, story) => {
    const before = sent.length;
    const step = await pool.connect();
    await step.query('begin; select 1');
    try {
      await story();
      await step.query('commit');
    } catch (error) {
      // The demo goes on without it; the test of the demo fails on this line.
      log.warn({ err: error, story: name }, 'a story of the demo was left out');
      sent.length = before;
      await step.query('rollback');
    } finally {
      step.release();
    }
  };

/** What a message's job would have left in the outbox. The store has let go of which data belongs to which queue. */
function messageOf(queue: QueueName, data: object): SinkMessage | undefined {
  if (queue === 'mail.send') return { channel: 'mail', ...(data as Queues['mail.send']) };
  if (queue === 'text.send') {
    const { messageId, to, body } = data as Queues['text.send'];
    return { messageId, channel: 'text', to, text: body };
  }
  if (queue === 'call.ask') {
    const { messageId, to, script } = data as Queues['call.ask'];
    return { messageId, channel: 'call', to, text: script };
  }
  return undefined;
}

/** An answer that fails is a demo that lies: better none. */
function report(error: unknown): never {
  throw error;
}
