import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emailOf, fillPeople } from '../../bench/support/people.ts';
import { freePort, type Server, startServer } from '../../bench/support/place.ts';
import { figure } from '../attacks/figure.ts';
import { password } from '../support/application.ts';
import { type Balancer, startBalancer } from '../support/balancer.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { readStream } from '../support/streams.ts';
import { select, settingsOn } from './on-database.ts';

// F12: SIGTERM of one node after the other under load, behind a balancer that asks each second who is ready and repeats
// nothing. `npm run faults` does it 20 times; RESTARTS=4 makes that fewer.

const long = process.env.FAULTS === 'long';
const restarts = long ? Number(process.env.RESTARTS ?? 20) : 2;
let database: TestDatabase;
let dataDir: string;
let balancer: Balancer | undefined;
const envs: Record<string, string>[] = [];
const nodes: Server[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'pl-f12-'));
  await fillPeople({ connection: database.connection }, 1);
  for (const _ of [1, 2]) {
    const env = { ...settingsOn(database, dataDir), PORT: String(await freePort()), DRAIN_SECONDS: '3' };
    envs.push(env);
    nodes.push(await startServer(env));
  }
  balancer = await startBalancer(nodes.map(({ url }) => url));
}, 600_000);
afterAll(async () => {
  await balancer?.stop();
  for (const node of nodes) await node.kill();
  rmSync(dataDir, { recursive: true, force: true });
  await database.drop();
});

type Headers = Record<string, string>;
let answered = 0;
const failed: string[] = [];
const made: string[] = [];

it('fails nobody, and streams go on elsewhere with nothing missed or heard twice', async (ctx) => {
  const owner = await signIn();
  const stop = new AbortController();
  const heard = new Set<string>();
  const watching = watch(owner, stop.signal, heard, await liveFrom(owner));
  let over = false;
  const lanes = Array.from({ length: long ? 12 : 4 }, async (_, lane) => {
    for (let n = 0; !over; n++) await (n % 3 ? read(owner) : write(owner, `Company ${lane}-${n}`));
  });
  let slowest = 0;
  for (let round = 0; round < restarts; round++) {
    const at = round % 2;
    const before = answered;
    const begun = performance.now();
    await nodes[at]?.stop();
    slowest = Math.max(slowest, performance.now() - begun);
    const node = await startServer(envs[at] ?? {});
    nodes[at] = node;
    const rounds = long ? 1000 : 20;
    await expect.poll(() => answered, { timeout: 120_000 }).toBeGreaterThan(before + rounds);
    await expect.poll(() => balancer?.sendsTo(node.url), { timeout: 30_000 }).toBe(true);
  }
  over = true;
  await Promise.all(lanes);
  expect(failed).toEqual([]);
  const rows = await select(database, `select id::text from events where kind = 'contractor.changed'`);
  expect(rows.length).toBe(made.length);
  const told = rows.map(({ id }) => String(id));
  await expect.poll(() => told.filter((id) => !heard.has(id)), { timeout: 30_000 }).toEqual([]);
  stop.abort();
  expect((await watching).twice).toEqual([]);
  expect(slowest).toBeLessThan(10_000);
  figure(
    ctx,
    `${restarts} restarts of two nodes, ${answered} requests: 0 failed, ${told.length} events heard, none twice by one stream; a stop takes ${(slowest / 1000).toFixed(1)} s at most`,
  );
}, 3_600_000);

async function count(request: () => Promise<Response>): Promise<Response | undefined> {
  try {
    const answer = await request();
    await answer.clone().text();
    if (answer.ok) answered++;
    else failed.push(`${answer.status} ${await answer.clone().text()}`);
    return answer;
  } catch (error) {
    failed.push(String(error));
    return undefined;
  }
}

const read = (owner: Headers) => count(() => fetch(`${balancer?.url}/api/v1/contractors?limit=5`, { headers: owner }));

async function write(owner: Headers, company_name: string): Promise<void> {
  const body = JSON.stringify({ company_name, service_type: 'gas', phone: '5415550112' });
  const headers = { ...owner, 'content-type': 'application/json' };
  await count(() => fetch(`${balancer?.url}/api/v1/contractors`, { method: 'POST', headers, body }));
  made.push(company_name);
}

/**
 * As a page does: from where its reader was told who they are, and a stream that has ended is opened again after the last
 * event that was heard.
 */
async function watch(
  owner: Headers,
  signal: AbortSignal,
  heard: Set<string>,
  from: string,
): Promise<{ twice: string[] }> {
  const twice: string[] = [];
  let last = from;
  while (!signal.aborted) {
    const ofThis = new Set<string>();
    const headers = { ...owner, 'last-event-id': last };
    try {
      const { body } = await fetch(`${balancer?.url}/api/v1/events`, { headers, signal });
      if (!body) continue;
      await readStream(body, (event) => {
        if (event.kind === 'reply.so_far') return;
        const { id } = event;
        if (ofThis.has(id)) twice.push(id);
        ofThis.add(id);
        heard.add(id);
        last = id;
      });
    } catch {
      if (!signal.aborted) failed.push('a stream was cut instead of ended');
    }
  }
  return { twice };
}

async function liveFrom(owner: Headers): Promise<string> {
  const answer = await fetch(`${balancer?.url}/api/v1/me`, { headers: owner });
  return (await answer.json()).live_from;
}

async function signIn(): Promise<Headers> {
  const answer = await fetch(`${balancer?.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(0), password }),
  });
  return { authorization: `Bearer ${answer.headers.get('set-auth-token')}` };
}
