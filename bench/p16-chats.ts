import pg from 'pg';
import { asSuperuser } from '../tests/support/superuser.ts';
import { addTalkingAccounts, growTo } from './support/grown-tables.ts';
import { makePlace, startServer } from './support/place.ts';
import { median, percentile, type Report } from './support/report.ts';
import { openSessions } from './support/sessions.ts';

const rounds = Number(process.env.ROUNDS ?? 60);

/** What an owner asks of their chats. `park` begins a word of a third of all lines, `zanzibar` stands in few. */
const lists = (house: string): Record<string, string> => ({
  'all, the first page': '',
  waiting: 'queue=waiting',
  'one property': `property_id=${house}`,
  'one language': 'language=es',
  'with danger': 'danger=true',
  'with a work order': 'with_order=true',
  'rated low': 'rated_low=true',
  'four filters together': 'queue=waiting&language=es&danger=true&with_order=true',
  'a rare word': 'q=zanzibar',
  'a word of every third line': 'q=park',
  'two words': 'q=park+towels',
  'words that nobody said': 'q=rhubarb+xylophone',
  'a guest by name': 'q=guest+977',
  'a word, with three filters': 'q=park&language=es&danger=true&with_order=true',
});

/** An owner of 300 houses, 10,000 chats and 100,000 messages, beside one who has as many, in the same words. */
export async function chats(): Promise<Report> {
  const place = await makePlace();
  const client = new pg.Client(asSuperuser(place.connection));
  await client.connect();
  await growTo(client, 1000);
  await addTalkingAccounts(client);
  const server = await startServer({
    DATABASE_URL: place.databaseUrl,
    DATA_DIR: place.dataDir,
    MASTER_KEY: place.masterKey,
  });
  try {
    const [authorization = ''] = await openSessions(client, place, `email = 'talking1@example.com'`);
    const { rows } = await client.query<{ id: string }>(
      `select p.id from properties p join users u on u.id = p.customer_id where u.email = 'talking1@example.com' limit 1`,
    );
    const figures: Report['figures'] = {};
    for (const [name, query] of Object.entries(lists(rows[0]?.id ?? ''))) {
      const times: number[] = [];
      for (let round = -5; round < rounds; round++) {
        const took = await ask(`${server.url}/api/v1/conversations?limit=20&${query}`, authorization);
        if (round >= 0) times.push(took);
      }
      figures[name] = `${median(times).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`;
    }
    if (process.env.EXPLAIN) await explain(client);
    return { name: `P16 chats of an owner with 100,000 messages, median of ${rounds}`, figures };
  } finally {
    await server.stop();
    await client.end();
    await place.end();
  }
}

/** @returns milliseconds until the whole answer is there */
async function ask(url: string, authorization: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(url, { headers: { authorization } });
  const { items } = (await answer.json()) as { items?: unknown[] }; // a page of the contract
  if (!answer.ok || !items) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - begun;
}

/** How the words are looked up, as the function of the migration does it. */
async function explain(client: pg.Client): Promise<void> {
  for (const words of [`'zanzibar':*`, `'park':*`]) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, buffers off) select distinct conversation_id from messages m
        where customer_id = (select id from users where email = 'talking1@example.com') and kind <> 'note'
          and app_words_of(customer_id, body) @@ ((select ('''' || id || '''')::tsquery from users where email = 'talking1@example.com')
            && to_tsquery('simple', app_plain($1)))`,
      [words],
    );
    console.log(`\n${words}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`);
  }
}
