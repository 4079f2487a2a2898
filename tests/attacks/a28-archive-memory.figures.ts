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
// orders and 100,000 messages, tries it out, and reads it back. As Linux counts it. It is compared with an account of a
// tenth of that: what it takes does not grow with what is in it.

/** A heap that has seen ten times as many rows is a little looser. */
const mostMB = 100;
const dataDir = mkdtempSync(join(tmpdir(), 'pl-a28-'));
let application: TestApplication;
let server: Server;
type Moving = { giver: Bearer; taker: Bearer; giverId: string; takerId: string };
type Bearer = { authorization: string };
type Peak = { seconds: number; MB: number };
let small: Moving;
let large: Moving;

beforeAll(async () => {
  application = await startTestApplication({ env: { DATA_DIR: dataDir } });
  small = await addPair('small');
  large = await addPair('large');
  await application.stop();
  await fill(small.giverId, 30, 10_000, 2000);
  await fill(large.giverId, 300, 100_000, 20_000);
  server = await startServer(settingsOn(application.database, dataDir));
}, 300_000);
afterAll(async () => {
  await server.stop();
  await application.database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function addPair(name: string): Promise<Moving> {
  const giverId = await addOwner(application, `${name}-giver@example.com`);
  const takerId = await addOwner(application, `${name}-taker@example.com`);
  const [giver, taker] = [
    await signIn(application, `${name}-giver@example.com`),
    await signIn(application, `${name}-taker@example.com`),
  ];
  return { giver, taker, giverId, takerId };
}

async function fill(giverId: string, houses: number, messages: number, orders: number): Promise<void> {
  const whose = `'${giverId}'`;
  await select(
    application.database,
    `insert into properties (id, customer_id, name, street_address, city, state, zip, normalized_address, guest_token)
      select gen_random_uuid(), ${whose}, 'House ' || n, '${houses}-' || n || ' Shore Road', 'Newport', 'OR', '97365', 'a28 ' || gen_random_uuid(), gen_random_uuid()::text from generate_series(1, ${houses}) n;
    insert into conversations (id, customer_id, property_id, guest_name, preview)
      select gen_random_uuid(), ${whose}, p.id, 'Guest ' || n, 'Thanks!' from properties p cross join generate_series(1, 20) n where p.customer_id = ${whose};
    insert into messages (id, customer_id, conversation_id, author, body)
      select gen_random_uuid(), ${whose}, c.id, 'guest', 'Line ' || n || ': ' || md5(c.id::text || n) || ', where do I find the towels and the key to the shed?'
      from conversations c cross join generate_series(1, 17) n where c.customer_id = ${whose} limit ${messages};
    insert into work_orders (id, customer_id, property_id, service_type, property_name, property_address, urgency_level, status, dispatch_state, subject_line, issue_summary)
      select gen_random_uuid(), ${whose}, p.id, 'plumbing', p.name, p.street_address, 'low', 'completed', 'closed', 'Tap ' || n, 'It drips: ' || md5(p.id::text || n)
      from properties p cross join generate_series(1, 67) n where p.customer_id = ${whose} limit ${orders}`,
  );
}

it('an archive of a large account takes no more memory than one of a small', async (ctx) => {
  const few = await moved(small);
  const many = await moved(large);
  const counts = await select(
    application.database,
    `select (select count(*) from properties where customer_id = '${large.takerId}')::int as houses,
      (select count(*) from work_orders where customer_id = '${large.takerId}')::int as orders,
      (select count(*) from messages where customer_id = '${large.takerId}')::int as messages`,
  );
  expect(counts).toEqual([{ houses: 300, orders: 20_000, messages: 100_000 }]);
  const said = (what: 'made' | 'tried' | 'read') =>
    `${what} in ${many[what].seconds.toFixed(0)} s, at most ${many[what].MB.toFixed(0)} MB (of a tenth: ${few[what].MB.toFixed(0)} MB)`;
  figure(
    ctx,
    `300 houses, 20,000 orders, 100,000 messages (${(many.bytes / 1e6).toFixed(1)} MB): ${said('made')}; ${said('tried')}; ${said('read')}`,
  );
  console.log(`${(many.bytes / 1e6).toFixed(1)} MB: ${said('made')}; ${said('tried')}; ${said('read')}`);
  const highest = (one: typeof few) => Math.max(one.made.MB, one.tried.MB, one.read.MB);
  expect(highest(many) - highest(few)).toBeLessThanOrEqual(mostMB);
}, 900_000);

/** From one account to the other, and what each step took. */
async function moved({
  giver,
  taker,
  giverId,
}: Moving): Promise<Record<'made' | 'tried' | 'read', Peak> & { bytes: number }> {
  const { peak: made, id: archive } = await peakWhile(async () =>
    ended((await asked('POST', '/me/archives', giver, {})).id, 'ready'),
  );
  const { url } = await asked<{ url: string }>('POST', `/me/archives/${archive}/link`, giver, {});
  const file = Buffer.from(await (await fetch(`${server.url}${url}`)).arrayBuffer());
  await select(
    application.database,
    `update properties set status = 'inactive', removed_at = now() where customer_id = '${giverId}'`,
  );
  const { id } = await asked('POST', '/me/archives/read-back', taker, { file_name: 'a.zip', bytes: file.length });
  const size = 4 * 2 ** 20;
  for (let n = 0; n * size < file.length; n++) {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(file.subarray(n * size, (n + 1) * size))], 'part'));
    await asked('POST', `/me/archives/${id}/parts/${n}`, taker, form);
  }
  const act = (path: string, state: string) =>
    peakWhile(async () => {
      await asked('POST', `/me/archives/${id}/${path}`, taker, {});
      return ended(id, state);
    });
  const { peak: tried } = await act('check', 'checked');
  const { peak: read } = await act('read-back', 'done');
  return { made, tried, read, bytes: file.length };
}

async function peakWhile(work: () => Promise<string>): Promise<{ id: string; peak: Peak }> {
  forgetPeak(server);
  const begun = performance.now();
  const id = await work();
  return { id, peak: { seconds: (performance.now() - begun) / 1000, MB: peakMB(server) } };
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
