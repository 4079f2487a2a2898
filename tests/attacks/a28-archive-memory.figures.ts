import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Server, startServer } from '../../bench/support/place.ts';
import { select, settingsOn } from '../faults/on-database.ts';
import { addOwner, signIn, startTestApplication, type TestApplication } from '../support/application.ts';
import { figure } from './figure.ts';
import { forgetPeak, peakMB } from './server-beside.ts';

// How much memory a server in a process of its own takes at most while it makes an archive of 300 houses, 20,000 work
// orders and 100,000 messages, tries it out, and reads it back. As Linux counts it.

const mostMB = 200;
const dataDir = mkdtempSync(join(tmpdir(), 'pl-a28-'));
let application: TestApplication;
let server: Server;
let giver: { authorization: string };
let taker: { authorization: string };
let giverId: string;
let takerId: string;

beforeAll(async () => {
  application = await startTestApplication({ env: { DATA_DIR: dataDir } });
  giverId = await addOwner(application, 'giver@example.com');
  takerId = await addOwner(application, 'taker@example.com');
  giver = await signIn(application, 'giver@example.com');
  taker = await signIn(application, 'taker@example.com');
  await application.stop();
  await fill();
  server = await startServer(settingsOn(application.database, dataDir));
}, 300_000);
afterAll(async () => {
  await server.stop();
  await application.database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function fill(): Promise<void> {
  const whose = `'${giverId}'`;
  await select(
    application.database,
    `insert into properties (id, customer_id, name, street_address, city, state, zip, normalized_address, guest_token)
      select gen_random_uuid(), ${whose}, 'House ' || n, n || ' Shore Road', 'Newport', 'OR', '97365', 'a28 ' || n, 'a28-' || n from generate_series(1, 300) n;
    insert into conversations (id, customer_id, property_id, guest_name, preview)
      select gen_random_uuid(), ${whose}, p.id, 'Guest ' || n, 'Thanks!' from properties p cross join generate_series(1, 20) n where p.customer_id = ${whose};
    insert into messages (id, customer_id, conversation_id, author, body)
      select gen_random_uuid(), ${whose}, c.id, 'guest', 'Line ' || n || ': ' || md5(c.id::text || n) || ', where do I find the towels and the key to the shed?'
      from conversations c cross join generate_series(1, 17) n where c.customer_id = ${whose} limit 100000;
    insert into work_orders (id, customer_id, property_id, service_type, property_name, property_address, urgency_level, status, dispatch_state, subject_line, issue_summary)
      select gen_random_uuid(), ${whose}, p.id, 'plumbing', p.name, p.street_address, 'low', 'completed', 'closed', 'Tap ' || n, 'It drips: ' || md5(p.id::text || n)
      from properties p cross join generate_series(1, 67) n where p.customer_id = ${whose} limit 20000`,
  );
}

it('an archive takes no more memory than a house has, however much is in it', async (ctx) => {
  const idle = peakMB(server);
  const made = await peakWhile(async () => ended((await asked('POST', '/me/archives', giver, {})).id, 'ready'));
  const { url } = await asked<{ url: string }>('POST', `/me/archives/${made.id}/link`, giver, {});
  const file = Buffer.from(await (await fetch(`${server.url}${url}`)).arrayBuffer());
  await select(
    application.database,
    `update properties set status = 'inactive', removed_at = now() where customer_id = '${giverId}'`,
  );
  const about = { file_name: 'a.zip', bytes: file.length };
  const { id } = await asked('POST', '/me/archives/read-back', taker, about);
  const size = 4 * 2 ** 20;
  for (let n = 0; n * size < file.length; n++) {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(file.subarray(n * size, (n + 1) * size))], 'part'));
    await asked('POST', `/me/archives/${id}/parts/${n}`, taker, form);
  }
  const tried = await peakWhile(async () => {
    await asked('POST', `/me/archives/${id}/check`, taker, {});
    return ended(id, 'checked');
  });
  const read = await peakWhile(async () => {
    await asked('POST', `/me/archives/${id}/read-back`, taker, {});
    return ended(id, 'done');
  });
  const counts = await select(
    application.database,
    `select (select count(*) from properties where customer_id = '${takerId}')::int as houses,
      (select count(*) from work_orders where customer_id = '${takerId}')::int as orders,
      (select count(*) from messages where customer_id = '${takerId}')::int as messages`,
  );
  expect(counts).toEqual([{ houses: 300, orders: 20_000, messages: 100_000 }]);
  const words = Object.entries({ made, tried, 'read back': read }).map(
    ([what, { seconds, MB }]) => `${what} in ${seconds.toFixed(0)} s, at most ${(MB - idle).toFixed(0)} MB more`,
  );
  figure(
    ctx,
    `300 houses, 20,000 orders, 100,000 messages (${(file.length / 1e6).toFixed(1)} MB): ${words.join('; ')}`,
  );
  for (const { MB } of [made, tried, read]) expect(MB - idle).toBeLessThanOrEqual(mostMB);
}, 900_000);

async function peakWhile(work: () => Promise<string>): Promise<{ id: string; seconds: number; MB: number }> {
  forgetPeak(server);
  const begun = performance.now();
  const id = await work();
  return { id, seconds: (performance.now() - begun) / 1000, MB: peakMB(server) };
}

/** Waits for the state at the database, so that no answer of the server counts. */
async function ended(id: string, state: string): Promise<string> {
  const look = async () =>
    (await select(application.database, `select state, problem from account_archives where id = '${id}'`))[0];
  await expect.poll(async () => (await look())?.state, { timeout: 400_000, interval: 200 }).toBe(state);
  return id;
}

async function asked<T = { id: string }>(method: string, path: string, who: { authorization: string }, body: object) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${server.url}/api/v1${path}`, {
    method,
    headers: { ...who, ...(!isForm && { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
