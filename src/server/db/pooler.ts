import type pg from 'pg';
import { connectOnce, DatabaseError } from './lasting.ts';

/** How often two connections are compared: other clients of the pooler may come between them. */
const looks = 10;

/** What poolers answer where not even a transaction stays on one connection. */
const protocolViolation = '08P01';

const sentence =
  'DATABASE_URL leads to a connection pooler that lends a connection for one transaction or statement at a time. Porchlight listens for events and holds locks on its connections: let it connect directly, or set the pooler to session mode (PgBouncer: pool_mode = session).';

/**
 * Behind a pooler in transaction mode a lock would stay with a connection that is somebody else's by then, and nothing
 * would be heard. A pooler shows itself by giving a process number that is not PostgreSQL's; whether it is in session
 * mode, by two of its clients never being on one connection. @throws an Error with a sentence
 */
export async function refuseTransactionPooling(connection: pg.ClientConfig): Promise<void> {
  const first = await connectOnce(connection);
  try {
    if ((await processOf(first)) === toldProcessOf(first)) return;
    const second = await connectOnce(connection);
    try {
      for (let look = 0; look < looks; look++) if (await share(first, second)) throw new Error(sentence);
    } finally {
      await second.end();
    }
  } catch (error) {
    throw error instanceof DatabaseError && error.code === protocolViolation ? new Error(sentence) : error;
  } finally {
    await first.end();
  }
}

/** Whether what one connection has just let go is the other's in its next transaction, or one's own changes. */
async function share(first: pg.Client, second: pg.Client): Promise<boolean> {
  const before = await processOf(first);
  await second.query('begin');
  const others = await processOf(second);
  await second.query('commit');
  return others === before || (await processOf(first)) !== before;
}

async function processOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

/** What the other side gave for canceling a query. */
const toldProcessOf = (client: pg.Client): unknown => 'processID' in client && client.processID;
