import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type ConstructorOptions, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { openPool } from '#server/db/lasting.ts';
import { newId } from '#server/db/tables/columns.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { allSettledInOrder } from './all-settled-in-order.ts';
import { createJobPayloads, type JobPayloads } from './job-payloads.ts';
import { heartbeatSeconds, watchOverNodes } from './jobs-of-the-dead.ts';
import type { Live } from './live.ts';
import { errorWords } from './log.ts';
import { nameOf } from './prepared.ts';
import { isSealed, type QueueName, type Queues, queueRules } from './queues.ts';

export type JobOptions = {
  /** Not before this time. The row it is about says whether it is due: the job is only the alarm clock. */
  startAfter?: Date;
  /** Two waiting jobs of one queue with the same key are one job. */
  key?: string;
};
export type Enqueue = <Q extends QueueName>(queue: Q, data: Queues[Q], options?: JobOptions) => Promise<void>;
export type Worker<Q extends QueueName> = (data: Queues[Q], signal: AbortSignal) => Promise<void>;

/** Jobs in PostgreSQL, sent inside the caller's transaction and picked up at once by LISTEN/NOTIFY. */
export type Jobs = {
  send(client: pg.PoolClient, queue: QueueName, data: object, options?: JobOptions): Promise<void>;
  work<Q extends QueueName>(queue: Q, worker: Worker<Q>): Promise<void>;
  /** Sends an empty job whenever the cron expression (UTC) says so; several nodes may ask, one job comes. */
  repeat(queue: QueueName, cron: string): Promise<void>;
  /** Drops the words of jobs that ended long ago. */
  purgeExpired(): Promise<void>;
  stop(): Promise<void>;
};

type Parts = { live: Live; vault: Vault; log: Logger };

/** @param connection a login that owns the schema; the application's role is then let in to send. */
export async function startJobs(connection: pg.PoolConfig, { live, vault, log }: Parts): Promise<Jobs> {
  const pool = openPool(
    { ...connection, max: 4, connectionTimeoutMillis: 5000, application_name: 'porchlight jobs' },
    (error) => log.warn({ err: error }, 'jobs lost an idle connection'),
  );
  const ear = createEar(live);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values), listen: ear.listen },
    schema: 'pgboss',
    useListenNotify: true,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  await boss.start();
  for (const [name, { retryLimit, expireInSeconds }] of Object.entries(queueRules)) {
    const rules = {
      retryLimit,
      expireInSeconds,
      retryBackoff: true,
      retryDelay: 1,
      retryDelayMax: 300,
      heartbeatSeconds,
    };
    await boss.createQueue(name, { notify: true, ...rules });
    await boss.updateQueue(name, rules); // one that was made before there were heartbeats
  }
  for (const { name } of await boss.getSchedules()) if (!(name in queueRules)) await boss.unschedule(name); // renamed since
  const watch = watchOverNodes(boss, pool, ear.wake, log);
  await pool.query(letApplicationAddJobs);
  const payloads = createJobPayloads(pool, vault);
  await payloads.purgeExpired();
  return {
    async send(client, queue, data, options) {
      const rules = {
        db: { executeSql: (text: string, values?: unknown[]) => client.query({ name: nameOf(text), text, values }) },
        ...(options?.startAfter && { startAfter: options.startAfter }),
        ...(options?.key && { singletonKey: options.key }),
      };
      if (!isSealed(queue)) return void (await boss.send(queue, data, rules));
      const id = newId();
      await allSettledInOrder(payloads.keep(client, id, queue, data), boss.send(queue, {}, { ...rules, id }));
    },
    async work(queue, worker) {
      const workOn = isSealed(queue) ? unsealing(payloads, worker) : plainly(worker);
      await boss.work(queue, fetching, workOn);
    },
    purgeExpired: payloads.purgeExpired,
    repeat: (queue, cron) => boss.schedule(queue, cron, {}),
    async stop() {
      clearInterval(watch);
      await leaveQueues(boss);
      await boss.stop({ graceful: false });
      await pool.end();
    },
  };
}

/** How long a job that has begun may go on once the node is told to stop, in milliseconds. */
const patienceMs = 5000;

/** Waits for jobs under way. The library's own graceful stop does so too, but looks only every half second. */
async function leaveQueues(boss: PgBoss): Promise<void> {
  const left = Promise.all(Object.keys(queueRules).map((name) => boss.offWork(name, { wait: true })));
  await Promise.race([left, wait(patienceMs, undefined, { ref: false })]);
}

/**
 * The application's role may add a job and nothing else: what others' jobs carry is not its to read. In one transaction,
 * and one node after the other, so that a node at work never finds the right gone.
 */
const letApplicationAddJobs = `
  select pg_advisory_xact_lock(7205002);
  revoke all on all tables in schema pgboss from porchlight_app;
  revoke all on all functions in schema pgboss from porchlight_app;
  grant usage on schema pgboss to porchlight_app;
  grant select on pgboss.queue to porchlight_app;
  grant insert, select (id, start_after) on pgboss.job, pgboss.job_common to porchlight_app;
  grant execute on function pgboss.job_now() to porchlight_app`;

/** The ear that this node has anyhow; `wake` lets every worker look for jobs at once. */
function createEar(live: Live) {
  let wake = () => {};
  const listen: NonNullable<NonNullable<ConstructorOptions['db']>['listen']> = async (channel, hear, again) => {
    await live.onSignal(channel, hear);
    live.onGap((isBack) => {
      if (isBack) again();
    });
    wake = again;
    again();
    return { close: async () => {} }; // ends with the ear, which is closed before
  };
  return { listen, wake: () => wake() };
}

/**
 * A notification wakes a worker at once, but says nothing of what came while it was busy: with one job a fetch, a row
 * of mails would leave one every five seconds. So it takes ten, and goes on while there are ten; each succeeds or fails
 * for itself.
 */
const fetching = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
} as const;

type Batch = Job<never>[];

const plainly =
  <Q extends QueueName>(worker: Worker<Q>) =>
  async (batch: Batch): Promise<JobResult[]> => {
    const results: JobResult[] = [];
    for (const job of batch) results.push(await resultOf(job.id, () => worker(job.data, job.signal)));
    return results;
  };

/**
 * With the job's words, which go when it is done. A job without them was done by a node that ended before it could say
 * so: nothing is sent twice for that.
 */
const unsealing =
  <Q extends QueueName>(payloads: JobPayloads, worker: Worker<Q>) =>
  async (batch: Batch): Promise<JobResult[]> => {
    const opened = await payloads.open(batch.map(({ id }) => id));
    const results: JobResult[] = [];
    for (const { id, data, signal } of batch) {
      const words = opened.get(id) ?? (isEmpty(data) ? undefined : data); // in clear: of a version before this one
      const work = async () => {
        if (!words) return;
        await worker(words as Queues[Q], signal); // as it was sealed
        await payloads.drop(id);
      };
      results.push(await resultOf(id, work));
    }
    return results;
  };

const isEmpty = (data: object | null): boolean => Object.keys(data ?? {}).length === 0;

async function resultOf(id: string, work: () => Promise<void>): Promise<JobResult> {
  try {
    await work();
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: errorWords(error) };
  }
}
