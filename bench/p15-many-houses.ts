import pg from 'pg';
import { asSuperuser } from '../tests/support/superuser.ts';
import { addManyHouses } from './support/grown-tables.ts';
import { makePlace, startServer } from './support/place.ts';
import { median, percentile, type Report } from './support/report.ts';
import { openSessions } from './support/sessions.ts';

const rounds = Number(process.env.ROUNDS ?? 100);

/** What the screens of the tables ask for first. */
const lists = {
  'me, one row: how busy the machine was': '/me',
  'properties, first page of 100': '/properties?limit=100',
  'properties of a tag': '/properties?limit=100&group_kind=tag&group_name=Tag+3',
  'properties searched': '/properties?limit=100&q=house+29',
  groups: '/properties/groups',
  'contractors, first page of 100': '/contractors?limit=100',
  'work orders, newest first': '/work-orders?limit=50',
  'work orders by urgency': '/work-orders?limit=50&sort=urgency&direction=desc',
  'work orders searched': '/work-orders?limit=50&q=tap+7',
  'completed work orders': '/work-orders?limit=50&status=completed',
  stays: '/stays?limit=20',
  'stays to come': '/stays?limit=20&when=upcoming',
  conversations: '/conversations?limit=20',
  'saved views': '/me/views?table=properties',
  'deeds of many': '/bulk?limit=5',
};

/** An owner of 300 houses, 20,100 orders, as many chats and 100,500 messages: each list over HTTP, one at a time. */
export async function manyHouses(): Promise<Report> {
  const place = await makePlace();
  const client = new pg.Client(asSuperuser(place.connection));
  await client.connect();
  await addManyHouses(client);
  const server = await startServer({
    DATABASE_URL: place.databaseUrl,
    DATA_DIR: place.dataDir,
    MASTER_KEY: place.masterKey,
  });
  const figures: Report['figures'] = {};
  try {
    const [authorization = ''] = await openSessions(client, place, `email = 'many@example.com'`);
    const ask = async (method: string, path: string, body?: object | FormData) => {
      const begun = performance.now();
      const isForm = body instanceof FormData;
      const answer = await fetch(`${server.url}/api/v1${path}`, {
        method,
        headers: { authorization, ...(!isForm && { 'content-type': 'application/json' }) },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      const said = await answer.json();
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(said)}`);
      return { took: performance.now() - begun, said };
    };
    for (const [name, path] of Object.entries(lists)) {
      const times: number[] = [];
      for (let round = -10; round < rounds; round++) {
        const { took } = await ask('GET', path);
        if (round >= 0) times.push(took);
      }
      figures[name] = `${median(times).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`;
    }
    const { rows } = await client.query<{ id: string }>(
      `select p.id from properties p join users u on u.id = p.customer_id where u.email = 'many@example.com'`,
    );
    const wanted = {
      chosen_ids: rows.map(({ id }) => id),
      deed: { kind: 'add_group', group: { kind: 'tag', name: 'Bench' } },
    };
    figures['a tag for 300, counted'] = ms((await ask('POST', '/bulk/try', wanted)).took);
    const done = await ask('POST', '/bulk', wanted);
    figures['a tag for 300, done'] = ms(done.took);
    figures['a tag for 300, undone'] = ms((await ask('POST', `/bulk/${done.said.id}/undo`)).took);
    const preview = await ask('POST', '/imports/properties', thousandRows());
    figures['1,000 rows, dry run'] = ms(preview.took);
    figures['1,000 rows, imported'] = ms((await ask('POST', `/imports/${preview.said.id}/confirm`)).took);
  } finally {
    await server.stop();
    await client.end();
    await place.end();
  }
  return { name: `P15 300 houses, 20,100 orders, median of ${rounds}`, figures };
}

const ms = (took: number) => `${took.toFixed(0)} ms`;

function thousandRows(): FormData {
  const heads =
    'Property Name,Street Address,City,State,ZIP,Contractor Service Type,Contractor Company,Contractor Phone,Tags';
  const rows = Array.from(
    { length: 1000 },
    (_, at) => `New ${at},${at} Bench Street,Salem,OR,97301,Plumbing,Bench Plumbing,541 555 0155,New`,
  );
  const form = new FormData();
  form.set('file', new File([[heads, ...rows].join('\r\n')], 'houses.csv', { type: 'text/csv' }));
  return form;
}
