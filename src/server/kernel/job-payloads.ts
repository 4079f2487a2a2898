import type pg from 'pg';
import type { Vault } from '#server/platform/vault/port.ts';
import { nameOf } from './prepared.ts';
import { type QueueName, sealedQueues } from './queues.ts';

/** All that is asked of a pool or a connection here. */
type Asks = Pick<pg.Pool, 'query'>;

/** The words of jobs, sealed for their job. The application's role adds them and reads none (`job_payloads`). */
export type JobPayloads = {
  /** In the transaction that sends the job. */
  keep(client: pg.PoolClient, jobId: string, queue: QueueName, words: object): Promise<void>;
  /** Those of them that are not done with, by the job's id. */
  open(jobIds: string[]): Promise<Map<string, object>>;
  /** The job is done: its words are gone. */
  drop(jobId: string): Promise<void>;
  /** Of jobs that ended otherwise (failed for good, never taken), a day later; and what stands in a job in clear. */
  purgeExpired(): Promise<void>;
};

const keepText = 'insert into job_payloads (id, queue, sealed) values ($1, $2, $3)';
/** By the clock that the queue goes by, PostgreSQL's. */
const dropOldText = `
  delete from job_payloads p where created_at < now() - interval '1 day' and not exists (
    select from pgboss.job j where j.id = p.id and j.name = p.queue and j.state in ('created', 'retry', 'active'))`;

/** @param pool of a login that owns the tables: row-level security lets nobody else read them */
export function createJobPayloads(pool: Asks, vault: Vault): JobPayloads {
  const seal = (id: string, words: object) => vault.seal(JSON.stringify(words), vaultBindingOf(id));
  return {
    async keep(client, jobId, queue, words) {
      const values = [jobId, queue, seal(jobId, words)];
      await client.query({ name: nameOf(keepText), text: keepText, values });
    },
    async open(jobIds) {
      const { rows } = await pool.query<{ id: string; sealed: string }>(
        'select id, sealed from job_payloads where id = any($1)',
        [jobIds],
      );
      return new Map(rows.map(({ id, sealed }) => [id, JSON.parse(vault.open(sealed, vaultBindingOf(id)))]));
    },
    async drop(jobId) {
      await pool.query('delete from job_payloads where id = $1', [jobId]);
    },
    async purgeExpired() {
      await sealWhatIsClear(pool, seal);
      await pool.query(dropOldText);
    },
  };
}

const vaultBindingOf = (id: string) => ({ table: 'job_payloads', column: 'sealed', rowId: id });

const clearText = `select id::text, name, data from pgboss.job
  where name = any($1) and data <> '{}' and state in ('created', 'retry')`;
/** A job that a node took in the meantime keeps its words until the next round: that node has read them already. */
const sealText = `
  with emptied as (
    update pgboss.job set data = '{}' where name = $2 and id = $1 and data <> '{}' and state in ('created', 'retry')
    returning id, name)
  insert into job_payloads (id, queue, sealed) select id, name, $3 from emptied`;
const blankText = `update pgboss.job set data = '{}', output = null
  where name = any($1) and data <> '{}' and state in ('completed', 'cancelled', 'failed')`;

/** Versions before there were payloads put the words into the job itself; theirs may run beside this one for a while. */
async function sealWhatIsClear(pool: Asks, seal: (id: string, words: object) => string): Promise<void> {
  await pool.query(blankText, [sealedQueues]);
  const { rows } = await pool.query<{ id: string; name: string; data: object }>(clearText, [sealedQueues]);
  for (const { id, name, data } of rows) await pool.query(sealText, [id, name, seal(id, data)]);
}
