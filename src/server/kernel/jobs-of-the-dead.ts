import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

/** A node that works on a job says so twice in this time, the least that pg-boss takes. */
export const heartbeatSeconds = 10;
/** How often each node looks for jobs of others that are not heard of any more. */
const lookMs = 2000;
const deadText = `select name, id::text from pgboss.job
  where state = 'active' and heartbeat_on < now() - make_interval(secs => heartbeat_seconds) for update skip locked`;
/** Nothing is wrong with the job itself: it does not wait as one that failed does. */
const atOnceText = `update pgboss.job set start_after = now() where state = 'retry' and name = $1 and id = any($2)`;

/**
 * Gives the jobs of a node that ended to those that live, within 15 seconds. pg-boss itself would look along with its
 * statistics, which read the whole table and so come once a minute.
 */
export function watchOverNodes(boss: PgBoss, pool: pg.Pool, wake: () => void, log: Logger): NodeJS.Timeout {
  let isLooking = false;
  return setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      if ((await releaseJobsOfTheDead(boss, pool)) > 0) wake();
    } catch (error) {
      log.warn({ err: error }, 'looking for jobs of ended nodes');
    } finally {
      isLooking = false;
    }
  }, lookMs);
}

/** Of several nodes that look at once each gets other jobs, and none is failed twice. @returns how many */
async function releaseJobsOfTheDead(boss: PgBoss, pool: pg.Pool): Promise<number> {
  const client = await pool.connect();
  let lost: Error | undefined;
  try {
    await client.query('begin');
    const { rows } = await client.query<{ name: string; id: string }>(deadText);
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    for (const [name, jobs] of Map.groupBy(rows, (row) => row.name)) {
      const ids = jobs.map(({ id }) => id);
      await boss.fail(name, ids, { message: 'the node that worked on it ended' }, { db });
      await client.query(atOnceText, [name, ids]);
    }
    await client.query('commit');
    return rows.length;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      lost = rollbackError;
    });
    throw error;
  } finally {
    client.release(lost);
  }
}
