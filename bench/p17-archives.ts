import { readFileSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { archiveLimits } from '#contract/privacy/archive-format.ts';
import type { Archive } from '#contract/privacy/archives.ts';
import { asSuperuser } from '../tests/support/superuser.ts';
import { addManyHouses } from './support/grown-tables.ts';
import { makePlace, type Place, type Server, startServer } from './support/place.ts';
import { median, type Report } from './support/report.ts';
import { openSessions } from './support/sessions.ts';

/** Of 67 work orders, 67 chats and 335 messages each. */
const sizes = (process.env.SIZES ?? '30,300').split(',').map(Number);
const rounds = Number(process.env.ROUNDS ?? 3);

/**
 * The archive of a small and of a large account, made, tried out and read back into an empty one, each by a server that
 * has just started: how far the memory of its process rises above where it stood, as the kernel counts it.
 */
export async function archives(): Promise<Report> {
  const place = await makePlace();
  const client = new pg.Client(asSuperuser(place.connection));
  await client.connect();
  const figures: Report['figures'] = {};
  try {
    for (const houses of sizes) {
      await addManyHouses(client, nameOf(houses), houses);
      const all: Round[] = [];
      for (let round = 0; round < rounds; round++) all.push(await oneRound(client, place, houses, round));
      for (const step of steps) {
        const of = (key: keyof Taken) => all.map((taken) => taken[step][key]);
        const grown = of('grownMB');
        const range = `${Math.min(...grown).toFixed(0)}-${Math.max(...grown).toFixed(0)}`;
        figures[`${houses} houses, ${step}`] =
          `+${median(grown).toFixed(0)} MB (${range}) above ${median(of('beforeMB')).toFixed(0)} MB, ${(median(of('took')) / 1000).toFixed(1)} s`;
      }
      figures[`${houses} houses, the file`] = `${(median(all.map(({ bytes }) => bytes)) / 1e6).toFixed(1)} MB`;
    }
  } finally {
    await client.end();
    await place.end();
  }
  return { name: `P17 archives of accounts, median of ${rounds}`, figures };
}

const steps = ['made', 'tried out', 'read back'] as const;
type Taken = { grownMB: number; beforeMB: number; took: number };
type Round = Record<(typeof steps)[number], Taken> & { bytes: number };

const nameOf = (houses: number) => `many${houses}@example.com`;

/** Each step by a server of its own, or the later ones would begin with what the earlier ones left. */
async function oneRound(client: pg.Client, place: Place, houses: number, round: number): Promise<Round> {
  await place.forgetLimits();
  const email = `empty${houses}r${round}@example.com`;
  await client.query(
    `insert into auth."user" (id, name, email, email_verified, role) values (gen_random_uuid(), $1, $1, true, 'owner')`,
    [email],
  );
  await client.query(
    `insert into users (id, email, full_name) select id, email, name from auth."user" where email = $1`,
    [email],
  );
  const [giver = ''] = await openSessions(client, place, `email = '${nameOf(houses)}'`);
  const [taker = ''] = await openSessions(client, place, `email = '${email}'`);
  let file = new Uint8Array();
  const made = await withServer(place, async (server) => {
    const taken = await measured(server, giver, () => ask(server, giver, 'POST', '', { passphrase: null }), 'ready');
    const { url } = await ask(server, giver, 'POST', `/${taken.archive.id}/link`, {});
    file = new Uint8Array(await (await fetch(`${server.url}${url}`)).arrayBuffer());
    return taken;
  });
  let id = '';
  const tried = await withServer(place, async (server) => {
    id = await send(server, taker, file);
    return measured(server, taker, () => ask(server, taker, 'POST', `/${id}/check`, { passphrase: null }), 'checked');
  });
  const read = await withServer(place, (server) =>
    measured(server, taker, () => ask(server, taker, 'POST', `/${id}/read-back`, {}), 'done'),
  );
  // Or the next account that is read back would meet its addresses.
  await client.query(
    `update properties set normalized_address = id::text where customer_id = (select id from users where email = $1)`,
    [email],
  );
  const unread = read.archive.report?.counts.filter((count) => count.unread > 0) ?? [];
  if (unread.length > 0) throw new Error(`Not all of it was read back: ${JSON.stringify(read.archive.report)}`);
  return { made, 'tried out': tried, 'read back': read, bytes: file.length };
}

async function withServer<T>(place: Place, work: (server: Server) => Promise<T>): Promise<T> {
  const env = { DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir, MASTER_KEY: place.masterKey };
  const server = await startServer(env);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

async function measured(
  server: Server,
  authorization: string,
  begin: () => Promise<Archive>,
  end: Archive['state'],
): Promise<Taken & { archive: Archive }> {
  await pause(5000); // what a start leaves is collected
  writeFileSync(`/proc/${server.process.pid}/clear_refs`, '5'); // the highest is counted from here on
  const beforeMB = residentMB(server, 'VmRSS');
  const begun = performance.now();
  const { id } = await begin();
  for (;;) {
    const { items } = await ask(server, authorization, 'GET', '');
    const archive = (items as Archive[]).find((one) => one.id === id); // a list of the contract
    if (archive?.state === end)
      return { archive, beforeMB, grownMB: residentMB(server, 'VmHWM') - beforeMB, took: performance.now() - begun };
    if (!archive || ['failed', 'refused'].includes(archive.state)) throw new Error(JSON.stringify(archive));
    await pause(250);
  }
}

async function send(server: Server, authorization: string, file: Uint8Array): Promise<string> {
  const about = { file_name: 'account.zip', bytes: file.length };
  const { id } = await ask(server, authorization, 'POST', '/read-back', about);
  for (let n = 0; n * archiveLimits.partBytes < file.length; n++) {
    const form = new FormData();
    const part = file.slice(n * archiveLimits.partBytes, (n + 1) * archiveLimits.partBytes);
    form.set('file', new File([part], 'part'));
    await ask(server, authorization, 'POST', `/${id}/parts/${n}`, form);
  }
  return id;
}

async function ask(server: Server, authorization: string, method: string, path: string, body?: object) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${server.url}/api/v1/me/archives${path}`, {
    method,
    headers: { authorization, ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(said)}`);
  return said;
}

function residentMB({ process }: Server, which: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${process.pid}/status`, 'utf8');
  return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
