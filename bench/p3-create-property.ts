import autocannon from 'autocannon';
import { fillManyProperties } from './support/many-properties.ts';
import { startPeer } from './support/peer.ts';
import { pgbench } from './support/pgbench.ts';
import { makePlace, startServer } from './support/place.ts';
import { median, type Report, spread } from './support/report.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS_EACH ?? 10);

/** The bare row, one transaction each: no secret, no contractor, no event, no row-level security. */
const statement = `
\\set n random(1, 1000)
insert into properties (id, customer_id, name, street_address, city, state, zip, normalized_address, guest_token, beds, baths, sq_ft, property_type)
select g, u.id, 'House', g || ' Bench Street', 'Newport', 'OR', '97365', g::text, g::text, 3, 2.5, 1400, 'Condo'
from (select gen_random_uuid() as g) one, users u where u.email = 'owner' || :n || '@example.com';`;

const application = {
  name: 'House',
  city: 'Newport',
  state: 'OR',
  zip: '97365',
  beds: 3,
  baths: 2.5,
  sq_ft: 1400,
  property_type: 'Condo',
};
const ours = {
  ...application,
  street_address: '[<id>] Bench Street',
  front_door_lock_code: '2468',
  wifi_name: 'BenchGuests',
  wifi_password: 'sandpiper-42',
  contractors: [
    { service_type: 'plumbing', company_name: 'Bench Plumbing', phone: '5415550199', is_contact_point: true },
  ],
};

/**
 * Signed-in owners add whole properties over HTTP, fsync on, against pgbench with the bare row and the peer with the
 * row, in turns.
 */
export async function createProperty(): Promise<Report> {
  const place = await makePlace();
  const sessions = await fillManyProperties(place);
  const { databaseUrl, dataDir, masterKey } = place;
  const server = await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, MASTER_KEY: masterKey });
  const peer = await startPeer(place);
  const targets = {
    ours: { url: server.url, path: '/api/v1/properties', sessions, body: JSON.stringify(ours) },
    theirs: { url: peer.url, path: '/rest/v1/properties', sessions: peer.sessions, body: JSON.stringify(application) },
  };
  const limit: number[] = [];
  const measured = { ours: [] as Load[], theirs: [] as Load[] };
  try {
    for (const target of Object.values(targets)) {
      await createOne(target); // the peer puts its house in order at its first write
      await load(target, 3); // sessions are looked up once, as in a day's work
    }
    for (let round = 0; round < rounds; round++) {
      limit.push(await pgbench(place, statement, seconds));
      measured.ours.push(await load(targets.ours, seconds));
      measured.theirs.push(await load(targets.theirs, seconds));
    }
  } finally {
    peer.stop();
    await server.stop();
    await place.end();
  }
  return { name: 'P3 create property', figures: figuresOf(limit, measured) };
}

function figuresOf(limit: number[], { ours, theirs }: { ours: Load[]; theirs: Load[] }): Report['figures'] {
  const rates = (loads: Load[]) => loads.map(({ rate }) => rate);
  const ratio = (a: number[], b: number[], digits: number) => (median(a) / median(b)).toFixed(digits);
  return {
    'limit, pgbench, inserts/s': spread(limit),
    'ours, properties/s': spread(rates(ours)),
    'peer, rows/s': spread(rates(theirs)),
    'ours / limit': ratio(rates(ours), limit, 3),
    'ours / peer': ratio(rates(ours), rates(theirs), 1),
    'ours, p99': spread(
      ours.map(({ p99 }) => p99),
      ' ms',
    ),
    'peer, p99': spread(
      theirs.map(({ p99 }) => p99),
      ' ms',
    ),
  };
}

type Target = { url: string; path: string; sessions: string[]; body: string };
type Load = { rate: number; p99: number };

async function createOne({ url, path, sessions, body }: Target): Promise<void> {
  const headers = { authorization: sessions[0] ?? '', 'content-type': 'application/json' };
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

async function load({ url, path, sessions, body }: Target, duration: number): Promise<Load> {
  const requests = sessions.map((authorization) => ({
    method: 'POST' as const,
    path,
    headers: { authorization, 'content-type': 'application/json' },
    body,
  }));
  const result = await autocannon({ url, connections: 8, duration, requests, idReplacement: true });
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}
