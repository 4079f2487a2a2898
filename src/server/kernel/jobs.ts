import type pg from 'pg';
import { type ConstructorOptions, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { openPool } from '#server/db/lasting.ts';
import { heartbeatSeconds, watchOverNodes } from './jobs-of-the-dead.ts';
import type { Live } from './live.ts';
import { errorWords } from './log.ts';
import { nameOf } from './prepared.ts';

/** What each queue carries. Ids only: a job reads the truth when it runs, and never holds a secret. */
export type Queues = {
  'mail.send': { messageId: string; to: string; subject: string; text: string; html?: string };
  'text.send': { messageId: string; to: string; body: string };
  'call.ask': { messageId: string; to: string; script: string };
  'account.verify': { email: string };
  'account.forgot': { email: string };
  'account.code': { email: string };
  /** Somebody in a thread asks for a code at the address of a booking. */
  'stay.code': { conversationId: string; by: 'email' | 'phone'; to: string };
  /** On the clock: fixed door codes that a guest who left still knows. */
  'stay.code-due': Record<string, never>;
  'offer.expire': { offerId: string };
  'approval.expire': { approvalId: string };
  /** The owner's quiet hours are over. */
  'dispatch.wake': { workOrderId: string };
  /** The guest was asked whether it is fixed, and has not said. */
  'order.close': { workOrderId: string };
  'alarm.ring': { alarmId: string };
  /** A webhook's event, by the provider's id for it. */
  'payment.event': { eventId: string };
  /** The number of properties paid for follows the number there are. */
  'payment.quantity': { customerId: string };
  /** Name and address on invoices follow the profile. */
  'payment.customer': { customerId: string };
  /** Once a night: what we hold is compared with the provider. */
  'payment.reconcile': Record<string, never>;
  /** On the clock: mails about trials that end. */
  'billing.notices': Record<string, never>;
  /** One call of an owner's webhook. */
  'webhook.deliver': { deliveryId: string };
  /** On the clock, once an hour, on one node. */
  'house.tidy': Record<string, never>;
  /** Every two minutes, on one node. */
  'files.sweep': Record<string, never>;
};
export type QueueName = keyof Queues;

export type JobOptions = {
  /** Not before this time. The row it is about says whether it is due: the job is only the alarm clock. */
  startAfter?: Date;
  /** Two waiting jobs of one queue with the same key are one job. */
  key?: string;
};
export type Enqueue = <Q extends QueueName>(queue: Q, data: Queues[Q], options?: JobOptions) => Promise<void>;
export type Worker<Q extends QueueName> = (data: Queues[Q], signal: AbortSignal) => Promise<void>;

const queueNames: Record<QueueName, { retryLimit: number }> = {
  'mail.send': { retryLimit: 8 },
  'text.send': { retryLimit: 8 },
  'call.ask': { retryLimit: 8 },
  'account.verify': { retryLimit: 8 },
  'account.forgot': { retryLimit: 8 },
  'account.code': { retryLimit: 8 },
  'stay.code': { retryLimit: 8 },
  'stay.code-due': { retryLimit: 0 },
  'offer.expire': { retryLimit: 20 },
  'approval.expire': { retryLimit: 20 },
  'dispatch.wake': { retryLimit: 20 },
  'order.close': { retryLimit: 20 },
  'alarm.ring': { retryLimit: 20 },
  'payment.event': { retryLimit: 20 },
  'payment.quantity': { retryLimit: 20 },
  'payment.customer': { retryLimit: 20 },
  'payment.reconcile': { retryLimit: 3 },
  'billing.notices': { retryLimit: 0 },
  'webhook.deliver': { retryLimit: 3 },
  'house.tidy': { retryLimit: 0 },
  'files.sweep': { retryLimit: 0 },
};

/** Jobs in PostgreSQL, sent inside the caller's transaction and picked up at once by LISTEN/NOTIFY. */
export type Jobs = {
  send(client: pg.PoolClient, queue: QueueName, data: object, options?: JobOptions): Promise<void>;
  work<Q extends QueueName>(queue: Q, worker: Worker<Q>): Promise<void>;
  /** Sends an empty job whenever the cron expression (UTC) says so; several nodes may ask, one job comes. */
  repeat(queue: QueueName, cron: string): Promise<void>;
  stop(): Promise<void>;
};

/** @param connection a login that owns the schema; the application's role is then let in to send. */
export async function startJobs(connection: pg.PoolConfig, live: Live, log: Logger): Promise<Jobs> {
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
  for (const [name, { retryLimit }] of Object.entries(queueNames)) {
    const rules = { retryLimit, retryBackoff: true, retryDelay: 1, retryDelayMax: 300, heartbeatSeconds };
    await boss.createQueue(name, { notify: true, ...rules });
    await boss.updateQueue(name, rules); // one that was made before there were heartbeats
  }
  const watch = watchOverNodes(boss, pool, ear.wake, log);
  await pool.query(letApplicationAddJobs);
  return {
    async send(client, queue, data, options) {
      await boss.send(queue, data, {
        db: { executeSql: (text: string, values?: unknown[]) => client.query({ name: nameOf(text), text, values }) },
        ...(options?.startAfter && { startAfter: options.startAfter }),
        ...(options?.key && { singletonKey: options.key }),
      });
    },
    async work(queue, worker) {
      await boss.work(queue, fetching, async (batch: Job<never>[]) => {
        const results: JobResult[] = [];
        for (const job of batch) results.push(await resultOf(job.id, () => worker(job.data, job.signal)));
        return results;
      });
    },
    repeat: (queue, cron) => boss.schedule(queue, cron, {}),
    async stop() {
      clearInterval(watch);
      await boss.stop({ graceful: true, timeout: 5000 });
      await pool.end();
    },
  };
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

async function resultOf(id: string, work: () => Promise<void>): Promise<JobResult> {
  try {
    await work();
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: errorWords(error) };
  }
}
