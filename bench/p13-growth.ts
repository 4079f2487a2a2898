import pg from 'pg';
import { asSuperuser } from '../tests/support/superuser.ts';
import { addLargeAccount, growTo } from './support/grown-tables.ts';
import { makePlace, type Place, startServer } from './support/place.ts';
import { median, percentile, type Report } from './support/report.ts';
import { openSessions } from './support/sessions.ts';

const sizes = (process.env.SIZES ?? '1000,100000,1000000').split(',').map(Number);
const rounds = Number(process.env.ROUNDS ?? 200);

/** What an owner of a hundred properties reads; `me` is one row, which does not grow: how busy the machine was. */
const lists = {
  me: '/me',
  properties: '/properties?limit=100',
  'work orders': '/work-orders?limit=20',
  inbox: '/conversations?limit=20',
  report: '/reports/numbers',
};

/** What the owner of 1,000 properties and 10,000 work orders reads. */
const large = {
  'work orders, newest first': '/work-orders?limit=20',
  'work orders by urgency': '/work-orders?limit=20&sort=urgency&direction=desc',
  'work orders searched': '/work-orders?limit=20&q=tap+7',
  'completed work orders': '/work-orders?limit=20&status=completed',
  'properties, a page of 100': '/properties?limit=100',
  'numbers of the dashboard': '/reports/numbers',
  'the day': '/reports/today',
  'houses at a glance, a page of 100': '/reports/houses?limit=100',
};

type Times = Record<string, number[]>;

/** Ten owners' lists, one request at a time, while the tables fill up with other owners' rows. */
export async function growth(): Promise<Report> {
  const place = await makePlace();
  const client = new pg.Client(asSuperuser(place.connection));
  await client.connect();
  const figures: Record<string, string> = {};
  const server = await startServer({
    DATABASE_URL: place.databaseUrl,
    DATA_DIR: place.dataDir,
    MASTER_KEY: place.masterKey,
  });
  try {
    const measured: Times[] = [];
    let sessions: string[] = [];
    for (const size of sizes) {
      await growTo(client, size);
      if (!sessions.length) sessions = await openSessions(client, place, 'true');
      const before = await wholeReads(client);
      measured.push(await measure(server.url, lists, sessions));
      figures[`tables read from end to end at ${size.toLocaleString('en-US')} rows`] = differs(
        before,
        await wholeReads(client),
      );
    }
    for (const name of Object.keys(lists)) figures[`${name}: ${sizes.join(' → ')} rows`] = grown(name, measured);
    Object.assign(figures, await lookAtLarge(place, client, server.url));
  } finally {
    await server.stop();
    await client.end();
    await place.end();
  }
  return { name: `P13 growth, median of ${rounds} in turns`, figures };
}

async function lookAtLarge(place: Place, client: pg.Client, url: string): Promise<Report['figures']> {
  await addLargeAccount(client);
  const sessions = await openSessions(client, place, `email = 'large@example.com'`);
  const times = await measure(url, large, sessions);
  return Object.fromEntries(
    Object.entries(times).map(([name, list]) => [
      `1,000 properties, 10,000 orders: ${name}`,
      `${median(list).toFixed(1)} ms, p99 ${percentile(list, 0.99).toFixed(1)} ms`,
    ]),
  );
}

/** One at a time, every list in turn. */
async function measure(url: string, paths: Record<string, string>, sessions: string[]): Promise<Times> {
  const times: Times = Object.fromEntries(Object.keys(paths).map((name) => [name, []]));
  for (let round = -20; round < rounds; round++) {
    const authorization = sessions[(round + 20) % sessions.length] ?? '';
    for (const [name, path] of Object.entries(paths)) {
      const begun = performance.now();
      const answer = await fetch(`${url}/api/v1${path}`, { headers: { authorization } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      if (round >= 0) times[name]?.push(performance.now() - begun);
    }
  }
  return times;
}

/** "4.1 → 4.3 → 4.4 ms: × 1.02 per ten times the rows, beside × 1.01 of one row". */
function grown(name: string, measured: Times[]): string {
  const medians = (of: string) => measured.map((times) => median(times[of] ?? []));
  const tens = Math.log10((sizes.at(-1) ?? 1) / (sizes[0] ?? 1));
  const perTen = (of: string) => ((medians(of).at(-1) ?? 0) / (medians(of)[0] ?? 1)) ** (1 / tens);
  const ms = medians(name).map((time) => time.toFixed(1));
  return `${ms.join(' → ')} ms: × ${perTen(name).toFixed(2)} per ten times the rows (one row: × ${perTen('me').toFixed(2)})`;
}

const tables = ['properties', 'work_orders', 'conversations', 'messages'];

/** How often each table was read from end to end so far. */
async function wholeReads(client: pg.Client): Promise<Record<string, number>> {
  await client.query('select pg_stat_force_next_flush()');
  await new Promise((resolve) => setTimeout(resolve, 1500)); // the server's connections write theirs down once a second
  const { rows } = await client.query<{ relname: string; seq_scan: string }>(
    'select relname, seq_scan from pg_stat_user_tables where relname = any($1)',
    [tables],
  );
  return Object.fromEntries(rows.map(({ relname, seq_scan }) => [relname, Number(seq_scan)]));
}

function differs(before: Record<string, number>, after: Record<string, number>): string {
  const read = tables.filter((table) => (after[table] ?? 0) > (before[table] ?? 0));
  return read.map((table) => `${table} ${(after[table] ?? 0) - (before[table] ?? 0)}×`).join(', ') || 'none';
}
