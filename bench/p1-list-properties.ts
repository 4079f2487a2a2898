import autocannon from 'autocannon';
import { fillManyProperties } from './support/many-properties.ts';
import { columns, startPeer } from './support/peer.ts';
import { pgbench } from './support/pgbench.ts';
import { makePlace, startServer } from './support/place.ts';
import { median, type Report, spread } from './support/report.ts';

const rounds = 5;
const seconds = 10;

/** The rows the page shows, with the condition and the order of the list, by one of 1000 customers at random. */
const statement = (rows: number) => `
\\set n random(1, 1000)
select p.id, p.name, p.street_address, p.city, p.state, p.zip, p.property_type, p.beds, p.baths, p.sq_ft, p.status, c.company_name, p.created_at, p.updated_at
from properties p
left join property_contractors pc on pc.property_id = p.id and pc.is_contact_point
left join contractors c on c.id = pc.contractor_id
where p.customer_id = (select id from users where email = 'owner' || :n || '@example.com') and p.status = 'active'
order by p.created_at desc, p.id desc limit ${rows};`;

/**
 * Signed-in owners list their properties over HTTP, row-level security on, against pgbench with the same statement and
 * the peer, in turns.
 */
export async function listProperties({ name, rows }: { name: string; rows: number }): Promise<Report> {
  const place = await makePlace();
  const sessions = await fillManyProperties(place);
  const server = await startServer({
    DATABASE_URL: place.databaseUrl,
    DATA_DIR: place.dataDir,
    MASTER_KEY: place.masterKey,
  });
  const peer = await startPeer(place);
  const ours = { url: server.url, path: `/api/v1/properties?limit=${rows}`, sessions };
  const theirs = { url: peer.url, path: `/rest/v1/properties?${peerQuery(rows)}`, sessions: peer.sessions };
  const limit: number[] = [];
  const measured = { ours: [] as Load[], theirs: [] as Load[] };
  try {
    for (const target of [ours, theirs]) {
      await checkAnswer(target, rows);
      await load(target, 3); // sessions are looked up once, as in a day's work
    }
    for (let round = 0; round < rounds; round++) {
      limit.push(await pgbench(place, statement(rows), seconds));
      measured.ours.push(await load(ours, seconds));
      measured.theirs.push(await load(theirs, seconds));
    }
  } finally {
    peer.stop();
    await server.stop();
    await place.end();
  }
  return { name, figures: figuresOf(limit, measured) };
}

function figuresOf(limit: number[], { ours, theirs }: { ours: Load[]; theirs: Load[] }): Report['figures'] {
  const rates = (loads: Load[]) => loads.map(({ rate }) => rate);
  const p99s = (loads: Load[]) => loads.map(({ p99 }) => p99);
  const ratio = (a: number[], b: number[], digits: number) => (median(a) / median(b)).toFixed(digits);
  return {
    'limit, pgbench, statements/s': spread(limit),
    'ours, requests/s': spread(rates(ours)),
    'peer, requests/s': spread(rates(theirs)),
    'ours / limit': ratio(rates(ours), limit, 3),
    'ours / peer': ratio(rates(ours), rates(theirs), 1),
    'ours, p99': spread(p99s(ours), ' ms'),
    'peer, p99': spread(p99s(theirs), ' ms'),
  };
}

/** The same list of the peer's: without the contact's company, which is one join less than ours. */
const peerQuery = (rows: number): string =>
  `select=${columns.join(',')}&status=eq.active&order=created_at.desc,id.desc&limit=${rows}`;

type Target = { url: string; path: string; sessions: string[] };
type Load = { rate: number; p99: number };

async function checkAnswer({ url, path, sessions }: Target, rows: number): Promise<void> {
  const answer = await fetch(`${url}${path}`, { headers: { authorization: sessions[0] ?? '' } });
  const body = (await answer.json()) as { items?: unknown[] } | unknown[];
  const items = Array.isArray(body) ? body : body.items;
  if (items?.length !== rows) throw new Error(`expected ${rows} properties, got ${JSON.stringify(body).slice(0, 300)}`);
}

async function load({ url, path, sessions }: Target, duration: number): Promise<Load> {
  const requests = sessions.map((authorization) => ({ method: 'GET' as const, path, headers: { authorization } }));
  const result = await autocannon({ url, connections: 8, duration, requests });
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}
