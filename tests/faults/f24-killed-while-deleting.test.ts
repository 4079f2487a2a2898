import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshReports } from '#features/reports';
import { type Server, startServer } from '../../bench/support/place.ts';
import { figure } from '../attacks/figure.ts';
import { smallPicture } from '../attacks/world.ts';
import {
  addOwner,
  addProperty,
  asBrowser,
  call,
  password,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { addOneRowEach, rowsOfCustomer } from '../support/one-row-each.ts';
import { select, settingsOn } from './on-database.ts';

// F24: the server is killed again and again while accounts are deleted whose seven days are over. `npm run faults` does
// it 50 times.

const kills = process.env.FAULTS === 'long' ? 50 : 2;
const accounts = kills * 2;

const dataDir = mkdtempSync(join(tmpdir(), 'pl-f24-'));
let application: TestApplication;
let node: Server | undefined;
const leaving: string[] = [];
let staying = '';

beforeAll(async () => {
  application = await startTestApplication({ env: { DATA_DIR: dataDir } });
  for (let n = 0; n <= accounts; n++) leaving.push(await addAccount(n));
  staying = leaving.pop() ?? '';
  await refreshReports(application.deps.store); // lest a node counts anew while rows are compared
  await application.stop();
}, 120_000);

afterAll(async () => {
  await node?.kill();
  await application.database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('deletes every account whole and once, and nobody else’s', async (ctx) => {
  const before = await rowsOfCustomer(application.database, staying);
  for (let kill = 0; kill < kills; kill++) {
    const next = leaving.slice(kill * 2, kill * 2 + 2);
    await makeDue(next);
    node = await startServer(settingsOn(application.database, dataDir));
    // Within the first of them, wherever that is.
    while ((await goneOf(next)) === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    await new Promise((resolve) => setTimeout(resolve, (kill * 7) % 50));
    await node.kill();
  }
  node = await startServer(settingsOn(application.database, dataDir));
  await expect.poll(() => mailsOf(leaving), { timeout: 60_000 }).toBe(leaving.length);
  await node.stop();
  for (const id of leaving)
    expect(Object.entries(await rowsOfCustomer(application.database, id)).filter(([, rows]) => rows > 0)).toEqual([]);
  expect(await rowsOfCustomer(application.database, staying)).toEqual(before);
  expect(await filesLeft()).toBe(2); // the other's picture in its two sizes
  figure(ctx, `${kills} kills, ${leaving.length} accounts: 0 rows and 0 files left, one last mail each`);
}, 1_800_000);

/** An owner with a picture of a property, a row in every table, and the wish to go. */
async function addAccount(n: number): Promise<string> {
  const email = `leaver${n}@example.com`;
  const id = await addOwner(application, email);
  const owner = await signIn(application, email);
  const property = await addProperty(application, id, `House ${n}`, `${n} Leaving Street`);
  const form = new FormData();
  form.set('file', await smallPicture());
  await call(application, 'POST', `/api/v1/properties/${property.id}/images/parking_spot_image`, form, owner);
  if (n < accounts) {
    const from = { ...owner, ...asBrowser, 'x-test-address': `192.0.2.${n}` }; // a hundred of one address are too many
    expect((await call(application, 'POST', '/api/auth/confirm-password', { password }, from)).status).toBe(200);
    expect((await call(application, 'POST', '/api/v1/me/deletion', {}, owner)).status).toBe(200);
  }
  await addOneRowEach(application.database, id);
  return id;
}

async function makeDue(ids: string[]): Promise<void> {
  const these = `(${ids.map((id) => `'${id}'`).join(', ')})`;
  await select(application.database, `update account_deletions set due_at = now() where customer_id in ${these}`);
  await select(
    application.database,
    `update pgboss.job set start_after = now() where name = 'account.delete' and data->>'customerId' in ${these}`,
  );
}

/** How many of them a node has begun to delete. */
async function goneOf(ids: string[]): Promise<number> {
  const [row] = await select(
    application.database,
    `select ${ids.length} - count(*) as n from account_deletions where begun_at is null and customer_id = any('{${ids}}')`,
  );
  return Number(row?.n);
}

async function mailsOf(ids: string[]): Promise<number> {
  const [row] = await select(
    application.database,
    `select count(*) as n from outbox_messages where message_id = any('{${ids.map((id) => `deleted-${id}@porchlight`)}}')`,
  );
  return Number(row?.n);
}

const filesLeft = async () =>
  (await readdir(join(dataDir, 'files'), { recursive: true })).filter((name) => name.endsWith('.webp')).length;
