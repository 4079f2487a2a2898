import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Server, startServer } from '../../bench/support/place.ts';
import { figure } from '../attacks/figure.ts';
import { smallPicture } from '../attacks/world.ts';
import {
  addOwner,
  addProperty,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { takeArchive } from '../support/archives.ts';
import { select, settingsOn } from './on-database.ts';

// F25: the server is killed while it makes an archive, tries one out and reads one back. `npm run faults` does it more
// often.

const kills = process.env.FAULTS === 'long' ? 10 : 1;
const dataDir = mkdtempSync(join(tmpdir(), 'pl-f25-'));
let application: TestApplication;
let node: Server | undefined;
let giver: { authorization: string };
let taker: { authorization: string };
let giverId: string;
let takerId: string;
let file: Buffer;

beforeAll(async () => {
  application = await startTestApplication({ env: { DATA_DIR: dataDir } });
  giverId = await addOwner(application, 'giver@example.com');
  giver = await signIn(application, 'giver@example.com');
  const property = await addProperty(application, giverId);
  const form = new FormData();
  form.set('file', await smallPicture());
  await call(application, 'POST', `/api/v1/properties/${property.id}/images/parking_spot_image`, form, giver);
  const at = `/api/v1/guest/${property.guest_token}/conversations`;
  const chat = (await call(application, 'POST', at, {})).body;
  await select(
    application.database,
    `insert into messages (id, customer_id, conversation_id, author, body)
      select gen_random_uuid(), '${giverId}', '${chat.id}', 'guest', 'Where do I park, and what is behind door ' || n || '?'
      from generate_series(1, 30000) n`,
  );
  file = await takeArchive(application, giver);
  await select(
    application.database,
    `update properties set status = 'inactive', removed_at = now() where customer_id = '${giverId}'`,
  );
  takerId = await addOwner(application, 'taker@example.com');
  taker = await signIn(application, 'taker@example.com');
  await application.stop();
}, 240_000);

afterAll(async () => {
  await node?.kill();
  await application.database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('makes the archive whole, and tells of it once', async (ctx) => {
  for (let kill = 0; kill < kills; kill++) {
    node = await startServer(settingsOn(application.database, dataDir));
    const { id } = await asked('POST', '/me/archives', giver, {});
    await killWithin(id, 'making', kill);
    node = await startServer(settingsOn(application.database, dataDir));
    await expect.poll(() => stateOf(id), { timeout: 90_000 }).toBe('ready');
    await expect
      .poll(() => count(`outbox_messages where message_id = 'archive-${id}@porchlight'`), { timeout: 30_000 })
      .toBe(1);
    const [row] = await select(
      application.database,
      `select bytes::int as bytes, parts from account_archives where id = '${id}'`,
    );
    expect(Math.abs(Number(row?.bytes) - file.length)).toBeLessThan(file.length / 20); // ids and times alone differ
    await node.stop();
  }
  figure(ctx, `${kills} kills: each archive whole, one mail each`);
}, 600_000);

it('reads it back once, or not at all', async (ctx) => {
  node = await startServer(settingsOn(application.database, dataDir));
  const { id } = await asked('POST', '/me/archives/read-back', taker, { file_name: 'a.zip', bytes: file.length });
  for (let n = 0; n * 4 * 2 ** 20 < file.length; n++) {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(file.subarray(n * 4 * 2 ** 20, (n + 1) * 4 * 2 ** 20))], 'part'));
    await asked('POST', `/me/archives/${id}/parts/${n}`, taker, form);
  }
  await asked('POST', `/me/archives/${id}/check`, taker, {});
  await killWithin(id, 'checking', 1);
  expect(await count(`messages where customer_id = '${takerId}'`)).toBe(0);
  node = await startServer(settingsOn(application.database, dataDir));
  await expect.poll(() => stateOf(id), { timeout: 90_000 }).toBe('checked');
  await asked('POST', `/me/archives/${id}/read-back`, taker, {});
  for (let kill = 0; kill < kills; kill++) {
    await killWithin(id, 'writing', kill);
    if ((await stateOf(id)) === 'writing') expect(await count(`messages where customer_id = '${takerId}'`)).toBe(0);
    node = await startServer(settingsOn(application.database, dataDir));
  }
  await expect.poll(() => stateOf(id), { timeout: 90_000 }).toBe('done');
  const ofBoth = (table: string) =>
    Promise.all([giverId, takerId].map((owner) => count(`${table} where customer_id = '${owner}'`)));
  for (const table of ['properties', 'conversations', 'messages']) {
    const [theirs, mine] = await ofBoth(table);
    expect([table, mine]).toEqual([table, theirs]);
  }
  expect(await count("staged_files where slot = 'read-back' and attached_at is null")).toBe(0);
  const pictures = (await readdir(join(dataDir, 'files'), { recursive: true })).filter((name) =>
    name.endsWith('.webp'),
  );
  expect(pictures).toHaveLength(4); // both owners' picture in its two sizes
  figure(ctx, `${kills + 1} kills: everything once, no file left over`);
}, 600_000);

/** Ends the node as soon as its job has begun, and a little later from time to time. */
async function killWithin(id: string, state: string, kill: number): Promise<void> {
  while ((await stateOf(id)) === state && (await count(`account_archives where id = '${id}' and tries > 0`)) === 0)
    await new Promise((resolve) => setTimeout(resolve, 1));
  await new Promise((resolve) => setTimeout(resolve, (kill * 70) % 500));
  await node?.kill();
}

async function asked(method: string, path: string, who: { authorization: string }, body: object | FormData) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${node?.url}/api/v1${path}`, {
    method,
    headers: { ...who, ...(!isForm && { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { id: string };
}

const stateOf = async (id: string) =>
  (await select(application.database, `select state from account_archives where id = '${id}'`))[0]?.state;

async function count(what: string): Promise<number> {
  const [row] = await select(application.database, `select count(*)::int as n from ${what}`);
  return Number(row?.n);
}
