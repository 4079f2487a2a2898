import autocannon from 'autocannon';
import { fillManyProperties } from './support/many-properties.ts';
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

/** Signed-in owners list their properties over HTTP, row-level security on, against pgbench with the same statement, in turns. */
export async function listProperties({ name, rows }: { name: string; rows: number }): Promise<Report> {
  const place = await makePlace();
  const sessions = await fillManyProperties(place);
  const server = await startServer({
    DATABASE_URL: place.databaseUrl,
    DATA_DIR: place.dataDir,
    MASTER_KEY: place.masterKey,
  });
  const limit: number[] = [];
  const ours: { rate: number; p99: number }[] = [];
  try {
    await checkAnswer(server.url, sessions[0] ?? '', rows);
    await load(server.url, sessions, rows, 3); // sessions are looked up once, as in a day's work
    for (let round = 0; round < rounds; round++) {
      limit.push(await pgbench(place, statement(rows), seconds));
      ours.push(await load(server.url, sessions, rows, seconds));
    }
  } finally {
    await server.stop();
    await place.end();
  }
  const rate = ours.map((o) => o.rate);
  return {
    name,
    figures: {
      'limit, pgbench, statements/s': spread(limit),
      'ours, requests/s': spread(rate),
      'ours / limit': (median(rate) / median(limit)).toFixed(3),
      'ours, p99': spread(
        ours.map((o) => o.p99),
        ' ms',
      ),
    },
  };
}

async function checkAnswer(url: string, session: string, rows: number): Promise<void> {
  const answer = await fetch(`${url}/api/v1/properties?limit=${rows}`, { headers: { authorization: session } });
  const body = (await answer.json()) as { items?: unknown[] };
  if (body.items?.length !== rows)
    throw new Error(`expected ${rows} properties, got ${JSON.stringify(body).slice(0, 300)}`);
}

async function load(url: string, sessions: string[], rows: number, duration: number) {
  const requests = sessions.map((authorization) => ({
    method: 'GET' as const,
    path: `/api/v1/properties?limit=${rows}`,
    headers: { authorization },
  }));
  const result = await autocannon({ url, connections: 8, duration, requests });
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}
