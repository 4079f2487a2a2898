import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addOwner,
  addProperty,
  addTrade,
  bookStay,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { greet, page, showOnPage, visit } from '../support/booking-page.ts';

// The guest chat on an owner's own booking page.

let application: TestApplication;
let owner: { authorization: string };
let property: { id: string; guest_token: string };
let next: { id: string };
let key: string;

beforeAll(async () => {
  application = await startTestApplication();
  const customerId = await addOwner(application, 'olive@example.com');
  owner = await signIn(application, 'olive@example.com');
  property = await addProperty(application, customerId);
  next = await addProperty(application, customerId, 'Next Door', '29 Cormorant Way');
  await addTrade(application, customerId, property.id, { company_name: 'Yaquina Plumbing' });
  key = await showOnPage(application, owner, property.id);
});
afterAll(() => application.end());

const settings = (method: string, body?: object, id = property.id, who = owner) =>
  call(application, method, `/api/v1/properties/${id}/booking-page`, body, who);
const count = async (words: string) =>
  Number((await application.authDb.execute(sql.raw(`select count(*) as n from ${words}`))).rows[0]?.n);

it('is off until its owner says which pages may show it, and its tag stays the same', async () => {
  const before = (await settings('GET', undefined, next.id)).body;
  expect(before).toMatchObject({ is_on: false, origins: [], seen_origin: null });
  const none = await settings('PUT', { is_on: true, origins: [] }, next.id);
  expect(none).toMatchObject({ status: 422, body: { fields: { origins: 'Add the address of your page first.' } } });
  for (const [typed, why] of [
    ['http://tidepool.example', /not secure/],
    ['https://*.tidepool.example', /without a star/],
    ['tidepool', /can't read "tidepool"/],
  ] as const)
    expect((await settings('PUT', { is_on: true, origins: [page, typed] }, next.id)).body.fields.origins).toMatch(why);
  const typed = ['www.tidepool.example/book?nights=2', 'https://WWW.tidepool.example', 'http://localhost:5500'];
  const saved = (await settings('PUT', { is_on: true, origins: typed }, next.id)).body;
  expect(saved).toMatchObject({
    is_on: true,
    origins: [page, 'http://localhost:5500'],
    tag: before.tag,
    properties: 1,
  });
});

it('is saved for all properties, or for those of a group, each with a tag of its own', async () => {
  await call(
    application,
    'POST',
    '/api/v1/bulk',
    { chosen_ids: [next.id], deed: { kind: 'add_group', group: { kind: 'tag', name: 'Coast' } } },
    owner,
  );
  const group = { kind: 'tag', name: 'coast' };
  const one = await settings('PUT', { is_on: false, origins: ['https://coast.example'], for: 'group', group });
  expect(one.body).toMatchObject({ is_on: true, properties: 1 }); // the property itself is in no group
  expect((await settings('GET', undefined, next.id)).body).toMatchObject({
    is_on: false,
    origins: ['https://coast.example'],
  });
  const all = await settings('PUT', { is_on: true, origins: [page], for: 'all' });
  expect(all.body).toMatchObject({ is_on: true, properties: 2 });
  const other = (await settings('GET', undefined, next.id)).body;
  expect(other).toMatchObject({ is_on: true, origins: [page] });
  expect(other.tag).not.toBe(all.body.tag);
});

it('tells a listed page the name of the house and nothing else, and its owner that the page asked', async () => {
  const answer = await greet(application, key, { origin: page });
  expect(answer).toMatchObject({ status: 200, body: { property_name: 'Tide Pool Bungalow' } });
  expect(Object.keys(answer.body)).toEqual(['property_name']);
  expect(answer.headers.get('access-control-allow-origin')).toBe(page);
  expect((await settings('GET')).body).toMatchObject({ seen_origin: page, seen_at: expect.any(String) });
});

it('answers a visitor, sends nobody, gives no code, and stands in the owner’s Conversations with its page', async () => {
  const visitor = await visit(application, key);
  expect(visitor.status).toBe(201);
  expect(await visitor.say('where do I park?')).toContain('Two cars in the drive');
  for (const words of [
    "there's water coming from under the kitchen sink",
    'please send a plumber',
    'I smell gas',
    'what is the door code?',
  ]) {
    const said = await visitor.say(words);
    expect([words, /5520|Check my stay/.test(said)]).toEqual([words, false]);
  }
  expect(await visitor.say('what is the door code?')).toContain("can't send anybody or give out codes");
  expect(await count('work_orders')).toBe(0);
  expect(await count('dispatch_offers')).toBe(0);
  const { items } = (await call(application, 'GET', '/api/v1/conversations', undefined, owner)).body;
  expect(items[0]).toMatchObject({ id: visitor.id, channel: 'booking_page', page_origin: page });
});

it('offers no stay check there, to a guest of the stay neither', async () => {
  const customerId = (await application.authDb.execute(sql`select customer_id from properties limit 1`)).rows[0]
    ?.customer_id;
  const stay = { check_in: '2020-01-01', check_out: '2099-01-01' };
  await bookStay(application, String(customerId), property.id, { ...stay, guest_phone: '(541) 555-0120' });
  const visitor = await visit(application, key);
  for (const [way, sent] of [
    ['/verify', { ...stay, phone_last4: '0120' }],
    ['/code', { by: 'email', to: 'gus@example.com' }],
    ['/verify-code', { code: '000000' }],
    ['/verify-link', { stay: 'nobody-has-such-a-link' }],
  ] as const)
    expect([way, (await visitor.post(way, sent)).status]).toEqual([way, 403]);
  expect(await count('stay_checks')).toBe(0);
});

it('ends for its pages when its owner switches it off, and is there again afterwards', async () => {
  const visitor = await visit(application, key);
  await visitor.say('where do I park?');
  await settings('PUT', { is_on: false, origins: [page] });
  expect((await greet(application, key, { origin: page })).status).toBe(404);
  expect((await visitor.read()).status).toBe(404);
  expect((await visit(application, key)).status).toBe(404);
  await settings('PUT', { is_on: true, origins: [page] });
  expect((await visitor.read()).status).toBe(200);
});

it('is nobody else’s to see or to set', async () => {
  await addOwner(application, 'nora@example.com');
  const nora = await signIn(application, 'nora@example.com');
  expect((await settings('GET', undefined, property.id, nora)).status).toBe(404);
  const all = { is_on: true, origins: ['https://evil.example'], for: 'all' };
  expect((await settings('PUT', all, property.id, nora)).status).toBe(404);
  expect((await settings('GET')).body.origins).toEqual([page]);
});
