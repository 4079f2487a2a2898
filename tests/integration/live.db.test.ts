import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Live, startLive } from '#server/kernel/live.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { waitFor } from '../support/waiting.ts';

let database: TestDatabase;
let onlooker: pg.Client;
let live: Live;
const warnings: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  onlooker = new pg.Client(database.connection);
  await onlooker.connect();
  live = await startLive(database.connection, pino({ level: 'warn' }, { write: (line) => void warnings.push(line) }));
});

afterAll(async () => {
  await live.stop();
  await onlooker.end();
  await database.drop();
});

const mine = `from pg_stat_activity where application_name = 'porchlight listener' and datname = current_database()`;

it('a listener that comes back deaf is given up whole before the next is tried', async () => {
  await expect(live.onSignal('no channel', () => {})).rejects.toThrow('syntax error');
  await onlooker.query(`select pg_terminate_backend(pid) ${mine}`);
  await waitFor(async () => warnings.filter((line) => line.includes('could not come back')).length >= 3);
  await waitFor(async () => (await onlooker.query(`select 1 ${mine}`)).rowCount === 0);
});
