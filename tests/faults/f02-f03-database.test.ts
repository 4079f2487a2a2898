import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { fillPeople } from '../../bench/support/people.ts';
import { freePort, type Server, startServer } from '../../bench/support/place.ts';
import { figure } from '../attacks/figure.ts';
import { masterKey } from '../support/application.ts';
import { makeOwnPostgres, type OwnPostgres } from '../support/own-postgres.ts';
import { type Load, startLoad } from './load.ts';

// F2 and F3: PostgreSQL is killed, stopped, restarted, and drops every connection, while people are at work. `npm run
// faults` does each 20 times.

const long = process.env.FAULTS === 'long';
const rounds = long ? 20 : 1;
/**
 * From PostgreSQL taking connections to the first success, without what answers take on this machine just then. Beside
 * other tests a second would measure the machine.
 */
const backWithinMs = long ? 1000 : 5000;

let postgres: OwnPostgres;
let dataDir: string;
let server: Server;
let load: Load;
/** How long after it took connections again the first success came, in ms. */
const recoveries: number[] = [];

beforeAll(async () => {
  postgres = await makeOwnPostgres();
  await postgres.start();
  await migrate(postgres.connection());
  await fillPeople({ connection: postgres.connection() }, 2);
  dataDir = mkdtempSync(join(tmpdir(), 'pl-f2-'));
  const PORT = String(await freePort());
  const env = { DATABASE_URL: postgres.url(), DATA_DIR: dataDir, MASTER_KEY: masterKey, TRUSTED_PROXY: '127.0.0.1' };
  server = await startServer({ ...env, PORT, LOG_LEVEL: 'silent' });
  load = await startLoad(server.url);
});
afterAll(async () => {
  await load?.stop();
  await server?.kill();
  await postgres?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const faults: Record<string, () => Promise<unknown>> = {
  'is killed': () => postgres.kill(),
  'is stopped for two seconds': async () => {
    await postgres.stop();
    await load.until(() => load.answered(503) > 20);
    await wait(2000);
  },
  'is restarted': () => postgres.stop(),
  'ends every connection': () =>
    postgres.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename is not null',
    ),
};

describe('while people are at work and PostgreSQL', () => {
  it.each(Object.keys(faults))(
    '%s, every answer is a success or 503 and the server goes on',
    async (name) => {
      for (let round = 0; round < rounds; round++) {
        await load.until(() => load.answered(200) > 50);
        const usual = load.typicalMs();
        await faults[name]?.();
        await postgres.start();
        const back = performance.now();
        const took = await load.successAfter(back);
        recoveries.push(took);
        expect(took - 2 * usual).toBeLessThan(backWithinMs); // what was asked before is waited for, then one answer
        expect([server.process.exitCode, server.process.signalCode]).toEqual([null, null]);
        expect(load.odd()).toEqual([]);
        load.forget();
        await postgres.query('delete from rate_limits');
      }
    },
    1_800_000,
  );

  it('nothing that was acknowledged is lost, and no answer hung', async (ctx) => {
    await load.stop();
    const rows = await postgres.query<{ id: string }>('select id::text from properties');
    const messages = await postgres.query<{ id: string }>('select id::text from messages');
    const there = new Set([...rows, ...messages].map(({ id }) => id));
    expect(load.acknowledged().filter((id) => !there.has(id))).toEqual([]);
    expect(load.slowestMs()).toBeLessThan(8000);
    figure(
      ctx,
      `${rounds * 4} faults, ${load.total()} answers: 0 exits, 200 or 503 alone, ${load.acknowledged().length} acknowledged: 0 lost; first success at most ${Math.round(Math.max(...recoveries))} ms after PostgreSQL`,
    );
  });
});
