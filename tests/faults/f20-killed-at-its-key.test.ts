import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emailOf, fillPeople } from '../../bench/support/people.ts';
import { freePort, type Server, startServer } from '../../bench/support/place.ts';
import { figure } from '../attacks/figure.ts';
import { password } from '../support/application.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { select, settingsOn } from './on-database.ts';

// F20: kill -9 of the server while every kind of thing is made under an Idempotency-Key, by clients who repeat each
// request under its key until it is answered. `npm run faults` does it 200 times; KILLS=20 makes that fewer.

const kills = process.env.FAULTS === 'long' ? Number(process.env.KILLS ?? 200) : 2;
let database: TestDatabase;
let dataDir: string;
let url: string;
let env: Record<string, string>;
let server: Server | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'pl-f20-'));
  const PORT = String(await freePort());
  env = { ...settingsOn(database, dataDir), PORT };
  url = `http://127.0.0.1:${PORT}`;
  await fillPeople({ connection: database.connection }, 2);
  await select(database, `update auth."user" set role = 'agent' where email = '${emailOf(1)}'`);
  await select(database, `delete from users where email = '${emailOf(1)}'`);
});
afterAll(async () => {
  await server?.kill(); // one that is left by a failure would keep this process from its end
  rmSync(dataDir, { recursive: true, force: true });
  await database.drop();
});

type Headers = Record<string, string>;
type Asked = { path: string; headers: Headers; body: object };
type Said = { status: number; body: Record<string, string> };
type Place = { owner: Headers; agent: Headers; property: string; guest: string; chat: { id: string; secret: string } };
/** `rows` are what there is of it, by a word that stands in nothing else. */
type Door = { name: string; ask: (place: Place, word: string) => Promise<Asked>; rows: string };
/** What was asked for under one key, and what was answered at last. */
type Done = { door: Door; word: string; send: () => Promise<Said>; said: Said; tries: number };

const linesOfGuests = `select body as word from messages where author = 'guest'`;
const doors: Door[] = [
  {
    name: 'orders',
    ask: async ({ agent, property: property_id }, word) =>
      asked('/work-orders', agent, { property_id, ...order, subject_line: word }),
    rows: 'select subject_line as word from work_orders',
  },
  {
    name: 'contractors',
    ask: async ({ owner }, word) => asked('/contractors', owner, { ...trade, company_name: word }),
    rows: 'select company_name as word from contractors',
  },
  {
    name: 'stays',
    ask: async ({ owner, property: property_id }, word) =>
      asked('/stays', owner, { property_id, ...stay, guest_name: word }),
    rows: 'select guest_name as word from stays',
  },
  {
    name: 'articles',
    ask: async ({ owner }, word) => asked('/articles', owner, { property_id: null, title: word, body: 'In the hall.' }),
    rows: 'select title as word from knowledge_articles',
  },
  {
    name: 'chats',
    ask: async ({ guest }, word) => asked(`/guest/${guest}/conversations`, {}, { message: word }),
    rows: linesOfGuests,
  },
  {
    name: 'messages',
    ask: async ({ guest, chat }, word) =>
      asked(
        `/guest/${guest}/conversations/${chat.id}/messages`,
        { 'x-conversation-secret': chat.secret },
        { message: word },
      ),
    rows: linesOfGuests,
  },
  {
    name: 'imports',
    ask: async ({ owner }, word) => {
      const sheet = new FormData();
      sheet.set('file', new File([`Company Name,Service Type,Phone\n${word},gas,5415550114\n`], 'gas.csv'));
      const { said } = await insist(() => send(asked('/imports/contractors', owner, sheet)));
      return asked(`/imports/${said.body.id}/confirm`, owner, {});
    },
    rows: 'select company_name as word from contractors',
  },
];
const asked = (path: string, headers: Headers, body: object): Asked => ({ path, headers, body });
const order = { service_type: 'handyman', urgency_level: 'low', issue_summary: 'It is loose.' };
const trade = { service_type: 'gas', phone: '5415550112' };
const stay = { guest_email: '', guest_phone: '', check_in: '2099-01-01', check_out: '2099-01-03' };

it('loses nothing, does nothing twice and answers every repeated request alike', async (ctx) => {
  const done: Done[] = [];
  let over = false;
  server = await startServer(env);
  const place = await settle();
  const lanes = doors.map(async (door, lane) => {
    for (let n = 0; !over; n++) done.push(await untilAnswered(door, `word ${lane}-${n} end`, place));
  });
  for (let round = 0; round < kills; round++) {
    const before = done.length;
    // In the middle of whatever each of them is doing by then.
    await expect.poll(() => done.length, { timeout: 120_000, interval: 2 }).toBeGreaterThan(before + 6 + (round % 9));
    await server.kill();
    await select(database, 'delete from rate_limits'); // few people send what many do
    server = await startServer(env);
  }
  over = true;
  await Promise.all(lanes);
  for (const { door, word, send: repeat, said } of done.filter((one) => one.tries > 1)) {
    await select(database, 'delete from rate_limits');
    const again = await repeat();
    expect([door.name, word, again.status, again.body.id]).toEqual([door.name, word, said.status, said.body.id]);
    expect([door.name, word, again.body.secret]).toEqual([door.name, word, said.body.secret]);
  }
  for (const door of doors) {
    const words = done.filter((one) => one.door === door).map(({ word }) => word);
    const mine = new Set(words);
    const rows = (await select(database, door.rows)).map(({ word }) => String(word)).filter((word) => mine.has(word));
    expect([door.name, rows.sort()]).toEqual([door.name, words.sort()]);
  }
  const [held] = await select(
    database,
    `select (select count(*)::int from work_orders) as orders,
       (select count(*)::int from events where kind = 'work_order.opened') as opened,
       (select count(*)::int from conversations where not exists (select from messages m where m.conversation_id = conversations.id)) as empty,
       (select count(*)::int from idempotency_keys) as keys`,
  );
  expect(held).toEqual({ orders: held?.opened, opened: held?.orders, empty: 0, keys: done.length });
  await server.stop();
  const repeated = done.filter(({ tries }) => tries > 1).length;
  figure(
    ctx,
    `${kills} kills, ${done.length} keys, ${repeated} of them repeated: 0 lost, 0 doubled, one answer kept for each`,
  );
}, 7_200_000);

/** As a client does it: the same request under the same key, until somebody who looked at it has answered. */
async function untilAnswered(door: Door, word: string, place: Place): Promise<Done> {
  const request = await door.ask(place, word);
  const key = { 'idempotency-key': randomUUID(), 'x-visitor-id': randomUUID() };
  const again = () => send({ ...request, headers: { ...request.headers, ...key } });
  return { door, word, send: again, ...(await insist(again)) };
}

async function insist(request: () => Promise<Said>): Promise<{ said: Said; tries: number }> {
  for (let tries = 1; ; tries++) {
    const said = await request().catch(() => undefined); // the connection ended
    if (said && said.status < 300) return { said, tries };
    if (said && ![429, 503].includes(said.status)) throw new Error(JSON.stringify(said));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function send({ path, headers, body }: Asked): Promise<Said> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { ...(!isForm && { 'content-type': 'application/json' }), ...headers },
    body: isForm ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Said['body'] };
}

/** An owner with a house, a guest who has begun to write, and an agent. */
async function settle(): Promise<Place> {
  const [owner, agent] = [await signIn(emailOf(0)), await signIn(emailOf(1))];
  const made = await send(asked('/properties', owner, { ...application, contractors: [{ ...trade, ...first }] }));
  const [row] = await select(database, 'select guest_token from properties');
  const guest = String(row?.guest_token);
  const chat = await send(asked(`/guest/${guest}/conversations`, {}, { message: 'hello' }));
  const { id = '', secret = '' } = chat.body;
  return { owner, agent, property: made.body.id ?? '', guest, chat: { id, secret } };
}

const application = { name: 'House', street_address: '1 Key Lane', city: 'Newport', state: 'OR', zip: '97365' };
const first = { company_name: 'Tide', is_contact_point: true };

async function signIn(email: string): Promise<Headers> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return { authorization: `Bearer ${answer.headers.get('set-auth-token')}` };
}
