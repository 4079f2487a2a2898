import pg from 'pg';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { inWords, timeAddresses } from '../../bench/support/address-times.ts';
import { emailOf, fillPeople } from '../../bench/support/people.ts';
import { makePlace, type Place, type Server, startServer } from '../../bench/support/place.ts';
import { figure } from './figure.ts';

// How long answers take for 200 known and 200 unknown addresses. A figure and no test: the machine has its moods.

let place: Place;
let server: Server;
beforeAll(async () => {
  place = await makePlace();
  await fillPeople(place, 1000);
  server = await startServer({
    DATABASE_URL: place.databaseUrl,
    DATA_DIR: place.dataDir,
    MASTER_KEY: place.masterKey,
    TRUSTED_PROXY: '127.0.0.1',
  });
});
afterAll(async () => {
  await server.stop();
  await place.end();
});

let used = 0;
/** Each address is asked about once: 220 pairs for each way of asking. */
const addresses = () => {
  const from = used;
  used += 220;
  return (known: boolean, nth: number) => (known ? emailOf(from + nth) : `nobody${from + nth}@example.com`);
};

async function guardAll() {
  const client = new pg.Client(place.connection);
  await client.connect();
  await client.query(`update auth."user" set two_factor_enabled = true`);
  await client.query(
    `insert into auth.two_factor (id, user_id, secret, backup_codes) select gen_random_uuid(), id, 'x', 'x' from auth."user"`,
  );
  await client.end();
}

describe('A4 how long it takes', () => {
  it.for(['sign-in', 'sign-in with 2FA'])('%s', async (name, ctx) => {
    if (name !== 'sign-in') await guardAll();
    const email = addresses();
    const ask = (known: boolean, nth: number) => ({
      path: '/api/auth/sign-in/email',
      body: { email: email(known, nth), password: 'Wrong-horse7!' },
    });
    figure(ctx, `${name} ${inWords(await timeAddresses(server.url, ask))}`);
  });

  it.for(['forgot-password', 'resend-verification'])('%s', async (path, ctx) => {
    const email = addresses();
    const ask = (known: boolean, nth: number) => ({ path: `/api/v1/${path}`, body: { email: email(known, nth) } });
    figure(ctx, `${path} ${inWords(await timeAddresses(server.url, ask))}`);
  });
});
