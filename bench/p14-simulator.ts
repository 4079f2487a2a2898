import pg from 'pg';
import { defaultRules, type OwnRules } from '../src/contract/protocols/protocols.ts';
import { asSuperuser } from '../tests/support/superuser.ts';
import { addRuledAccount, growTo } from './support/grown-tables.ts';
import { makePlace, startServer } from './support/place.ts';
import { median, percentile, type Report } from './support/report.ts';
import { openSessions } from './support/sessions.ts';

const rounds = Number(process.env.ROUNDS ?? 100);

/** Rules that are not saved, as the page of the rules asks about them. */
const changes: Record<string, OwnRules> = {
  'one rule that makes no difference': { approval_default: 'dispatch' },
  'one rule that changes all 1,000 orders': { actions: [{ action: 'ask_owner' }] },
  'all seven rules': {
    actions: [{ action: 'ask_owner' }],
    nte_cents: 10_000,
    emergency_nte_cents: 20_000,
    approval_wait_minutes: 30,
    approval_default: 'dispatch',
    accept_window_minutes: { ...defaultRules.accept_window_minutes, high: 10, medium: 10, low: 10 },
    quiet_hours: { from: 0, to: 1439, waits: ['high', 'medium', 'low', 'non_urgent'] },
  },
};

/** An owner of 1,000 orders in 30 days tries rules, one request at a time, over HTTP, with 100,000 rows of others. */
export async function simulator(): Promise<Report> {
  const place = await makePlace();
  const client = new pg.Client(asSuperuser(place.connection));
  await client.connect();
  await growTo(client, Number(process.env.SIZES ?? 100_000));
  await addRuledAccount(client);
  const server = await startServer({
    DATABASE_URL: place.databaseUrl,
    DATA_DIR: place.dataDir,
    MASTER_KEY: place.masterKey,
  });
  try {
    const [authorization = ''] = await openSessions(client, place, `email = 'ruled@example.com'`);
    const figures: Report['figures'] = {};
    for (const [name, rules] of Object.entries(changes)) {
      const times: number[] = [];
      for (let round = -10; round < rounds; round++) {
        const took = await ask(server.url, authorization, rules);
        if (round >= 0) times.push(took);
      }
      figures[name] = `${median(times).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`;
    }
    return { name: `P14 rules tried on 1,000 orders, median of ${rounds}`, figures };
  } finally {
    await server.stop();
    await client.end();
    await place.end();
  }
}

/** @returns milliseconds until the whole answer is there */
async function ask(url: string, authorization: string, rules: OwnRules): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${url}/api/v1/protocols/simulate`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ property_id: null, rules }),
  });
  const { orders } = (await answer.json()) as { orders?: number }; // the contract's Simulation
  if (!answer.ok || orders !== 1000) throw new Error(`${answer.status}, ${orders} orders`);
  return performance.now() - begun;
}
