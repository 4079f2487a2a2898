import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { alarms } from '#server/db/tables/desk.ts';
import { serviceFor } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { bookStay, call } from '../support/application.ts';
import { askingGuests } from '../support/asking-guests.ts';

// An owner finds a chat by who wrote, by what was said, and by what became of it.

const { at, api, openThread } = askingGuests();
const stay = { check_in: '2026-11-18', check_out: '2026-11-23' };
let lake: string;
let leak: string;
let quiet: string;

const found = async (query: string, who: object = at.owner): Promise<{ id: string; match: string | null }[]> =>
  (await api('GET', `/conversations?limit=100&${query}`, undefined, who)).body.items;
const ids = async (query: string, who: object = at.owner) => (await found(query, who)).map(({ id }) => id);

beforeAll(async () => {
  const guest = { ...stay, guest_phone: '(541) 555-0120', guest_name: 'Pat Example' };
  await bookStay(at.application, at.customerId, at.property.id, guest);
  const first = await openThread('Is there a CAFÉ at the lakeside, or somewhere to moor a canoe?');
  await first.post('/verify', { ...stay, phone_last4: '0120' });
  lake = first.id;
  const second = await openThread('a pipe burst, water is gushing out under the sink');
  leak = second.id;
  quiet = (await openThread('where do I park')).id;
  await (await openThread('hola, ¿dónde está la basura?')).post('/language', { language: 'es' });
});

describe('search', () => {
  it('finds what was said by the beginnings of words, whatever their case and accents, and shows the line', async () => {
    const [chat, ...others] = await found('q=cafe%20moor');
    expect(others).toEqual([]);
    expect(chat).toMatchObject({ id: lake });
    expect(chat?.match).toContain('CAFÉ');
    expect(await ids('q=anoe')).toEqual([]);
    expect(await ids('q=basura')).toHaveLength(1);
  });

  it('finds who wrote by their name, which no line has to say', async () => {
    expect(await found('q=pat%20exam')).toMatchObject([{ id: lake, match: null }]);
  });

  it('takes signs for what they are', async () => {
    for (const q of ["'", '!&|:*', '%', "a'b", '\\', '((', "cafe'); drop table messages; --"])
      expect((await api('GET', `/conversations?q=${encodeURIComponent(q)}`)).status, q).toBe(200);
  });

  it('finds nobody else what was said: no other owner, not the desk, not a service', async () => {
    expect(await ids('q=canoe', at.other)).toEqual([]);
    expect(await ids('q=canoe', at.agent)).toEqual([]);
    const asService = serviceFor(at.customerId, 'assistant');
    const rows = await withActor(at.application.deps.store, asService, ({ tx }) =>
      tx.execute(sql`select app_chats_saying('canoe:*')`),
    );
    expect(rows.rows).toEqual([]);
  });

  it('finds no note, not even the own one', async () => {
    await api('POST', `/conversations/${quiet}/team-note`, { message: 'A xylophone collector.' });
    await api('POST', `/conversations/${quiet}/note`, { message: 'Zither player.' }, at.agent);
    expect(await ids('q=xylophone')).toEqual([]);
    expect(await ids('q=zither')).toEqual([]);
  });
});

describe('filters', () => {
  it('narrow by language, danger, work order, rating and stay, together and page by page', async () => {
    expect(await ids('language=es')).toHaveLength(1);
    await at.application.authDb.execute(sql`update work_orders set guest_rating = 2 where conversation_id = ${leak}`);
    const { body: stays } = await api('GET', '/stays');
    await at.application.authDb.insert(alarms).values({
      customer_id: at.customerId,
      conversation_id: leak,
      danger: 'flood',
      due_at: new Date(),
      ended_at: new Date(),
    });
    expect(await ids('with_order=true')).toEqual([leak]);
    expect(await ids('danger=true')).toContain(leak);
    expect(await ids('rated_low=true')).toEqual([leak]);
    expect(await ids(`stay_id=${stays.items[0].id}`)).toEqual([lake]);
    expect(await ids(`danger=true&with_order=true&rated_low=true&q=gushing&property_id=${at.property.id}`)).toEqual([
      leak,
    ]);
    expect(await ids('with_order=true&language=es')).toEqual([]);
    expect(await ids('with_order=false&danger=false')).toHaveLength(4);
    const { body: page } = await api('GET', '/conversations?limit=3');
    const { body: rest } = await api('GET', `/conversations?limit=3&cursor=${page.next}`);
    expect([...page.items, ...rest.items].map(({ id }: { id: string }) => id)).toEqual(await ids(''));
  });

  it('of a stay of another owner find nothing', async () => {
    const { body: stays } = await api('GET', '/stays');
    expect(await ids(`stay_id=${stays.items[0].id}`, at.other)).toEqual([]);
  });
});

describe('a guest', () => {
  it('is found from a stay and from a chat, with all that is theirs', async () => {
    const later = {
      check_in: '2027-01-02',
      check_out: '2027-01-05',
      guest_phone: '(541) 555-0120',
      guest_name: 'P. E.',
    };
    await bookStay(at.application, at.customerId, at.property.id, later);
    const namesake = { check_in: '2027-02-02', check_out: '2027-02-05', guest_phone: '(541) 555-0199' };
    await bookStay(at.application, at.customerId, at.property.id, { ...namesake, guest_name: 'Pat Example' });
    const { body: ofChat } = await api('GET', `/conversations/${lake}/guest`);
    expect(ofChat.stays.map(({ check_in }: { check_in: string }) => check_in)).toEqual(['2027-01-02', '2026-11-18']);
    expect(ofChat.conversations.map(({ id }: { id: string }) => id)).toEqual([lake]);
    const { body: ofStay } = await api('GET', `/stays/${ofChat.stays[0].id}/guest`);
    expect(ofStay.conversations).toHaveLength(1);
    for (const path of [`/conversations/${lake}/guest`, `/stays/${ofChat.stays[0].id}/guest`])
      expect((await call(at.application, 'GET', `/api/v1${path}`, undefined, at.other)).status).toBe(404);
  });

  it('whom nobody checked has their own chat and its jobs alone', async () => {
    const { body } = await api('GET', `/conversations/${leak}/guest`);
    expect(body).toMatchObject({
      stays: [],
      conversations: [{ id: leak }],
      work_orders: [{ property_name: 'Tide Pool Bungalow' }],
    });
  });
});
