import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { asSuperuser } from './superuser.ts';

export interface TestDatabase {
  /** For `new pg.Pool(...)`: the server's login; the application's role is taken per transaction, as in life. */
  readonly connection: pg.PoolConfig;
  /** For what only a test does. */
  readonly superuser: pg.PoolConfig;
  drop(): Promise<void>;
}

/** A migrated, empty database of the file's own: made in `beforeAll`, dropped in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = inject('cluster');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = async (statement: string) => {
    const client = new pg.Client(asSuperuser({ ...cluster, database: 'postgres' }));
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await admin(`create database ${database} template template_migrated owner ${cluster.user}`);
  return {
    connection: { ...cluster, database },
    superuser: asSuperuser({ ...cluster, database }),
    drop: () => admin(`drop database if exists ${database} with (force)`),
  };
}
