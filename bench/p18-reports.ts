import pg from 'pg';
import { asSuperuser } from '../tests/support/superuser.ts';
import { addReportedAccount } from './support/grown-reports.ts';
import { addBareAccount } from './support/grown-tables.ts';
import { makePlace, startServer } from './support/place.ts';
import { median, percentile, type Report } from './support/report.ts';
import { openSessions } from './support/sessions.ts';

const rounds = Number(process.env.ROUNDS ?? 40);

/** An owner of 1,000 properties with 1,000,000 messages and 100,000 work orders within a year. */
export async function reports(): Promise<Report> {
  const place = await makePlace();
  const client = new pg.Client(asSuperuser(place.connection));
  await client.connect();
  await addBareAccount(client, 'reported@example.com', { properties: 1000, each: 100 });
  await addReportedAccount(client);
  const server = await startServer({
    DATABASE_URL: place.databaseUrl,
    DATA_DIR: place.dataDir,
    MASTER_KEY: place.masterKey,
  });
  try {
    const begun = performance.now();
    await untilWhole(client);
    const counting = performance.now() - begun;
    await client.query('vacuum analyze');
    const [authorization = ''] = await openSessions(client, place, `email = 'reported@example.com'`);
    const { rows } = await client.query<{ id: string; requests: number }>(
      `select p.id, (select count(*)::int from report_requests) as requests from properties p join users u on u.id = p.customer_id
       where u.email = 'reported@example.com' limit 1`,
    );
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const asked: Record<string, string> = {
      'a year': `from=${day(365)}&to=${day(0)}`,
      '90 days': `from=${day(90)}&to=${day(0)}`,
      '30 days': `from=${day(30)}&to=${day(0)}`,
      'a year of one property': `from=${day(365)}&to=${day(0)}&property_id=${rows[0]?.id}`,
    };
    const figures: Report['figures'] = {
      'requests counted of 1,000,000 messages': `${rows[0]?.requests} in ${(counting / 1000).toFixed(0)} s, once`,
    };
    for (const [name, query] of Object.entries(asked)) {
      const times: number[] = [];
      for (let round = -3; round < rounds; round++) {
        const took = await ask(`${server.url}/api/v1/reports/figures?${query}`, authorization);
        if (round >= 0) times.push(took);
      }
      figures[name] = `${median(times).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`;
    }
    return { name: `P18 reports of an owner with 1,000,000 messages and 100,000 orders, median of ${rounds}`, figures };
  } finally {
    await server.stop();
    await client.end();
    await place.end();
  }
}

/** The server's own timer counts what it finds. */
async function untilWhole(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ done: boolean }>('select whole_at is not null as done from report_progress');
    if (rows[0]?.done) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** @returns milliseconds until the whole answer is there */
async function ask(url: string, authorization: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(url, { headers: { authorization } });
  const { orders } = (await answer.json()) as { orders?: unknown }; // a report of the contract
  if (!answer.ok || !orders) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - begun;
}
