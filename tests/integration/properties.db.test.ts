import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { properties } from '#server/db/tables/properties.ts';
import { createSettableClock } from '../support/clock.ts';
import { addAgent, addOwner, call, signIn, startTestHouse, type TestHouse } from '../support/house.ts';

// An owner adds, changes, removes and restores properties, over HTTP.

type Bearer = { authorization: string };
const clock = createSettableClock('2026-05-01T12:00:00Z');
let house: TestHouse;
let owner: Bearer;
let other: Bearer;
/** Never has anything. */
let newcomer: Bearer;
beforeAll(async () => {
  house = await startTestHouse({ clock });
  other = await newOwner();
  newcomer = await newOwner();
});
afterAll(() => house.end());

let owners = 0;
const newOwner = async () => {
  const email = `olive${++owners}@example.com`;
  await addOwner(house, email);
  return signIn(house, email);
};
beforeEach(async () => {
  owner = await newOwner();
});

const as = (who: Bearer, method: string, path: string, body?: unknown, headers = {}) =>
  call(house, method, `/api/v1${path}`, body, { ...who, ...headers });
const plumber = {
  company_name: 'Tide Plumbing',
  service_type: 'plumbing',
  phone: '(541) 555-0110',
  is_contact_point: true,
};
const sparks = {
  company_name: 'Bright Electric',
  service_type: 'electrical',
  phone: '(541) 555-0120',
  is_contact_point: false,
};
let streets = 100;
const bungalow = (changes: object = {}) => ({
  name: 'Bungalow',
  street_address: `${++streets} Cormorant Way`,
  city: 'Newport',
  state: 'OR',
  zip: '97365',
  contractors: [plumber],
  ...changes,
});
const create = async (who: Bearer, body: object) => {
  const answer = await as(who, 'POST', '/properties', body);
  expect([answer.status, answer.body.message]).toEqual([201, undefined]);
  return answer.body;
};
const names = async (who: Bearer) =>
  (await as(who, 'GET', '/properties')).body.items.map((row: { name: string }) => row.name);
const linked = async (who: Bearer, id: string) =>
  (await as(who, 'GET', `/properties/${id}/contractors`)).body.items.map(
    (c: { company_name: string; is_contact_point: boolean }) => `${c.is_contact_point ? '*' : ''}${c.company_name}`,
  );
const addressOf = (p: { street_address: string }) => `${p.street_address}, Newport, OR 97365`;

describe('a new property', () => {
  it('is there with its fields, its secrets and its contractors in their order', async () => {
    const wish = bungalow({
      beds: 3,
      baths: 2.5,
      sq_ft: 1450,
      property_type: 'Townhouse',
      front_door_lock_code: '5520',
      wifi_password: 'sandpiper',
      contractors: [{ ...sparks }, { ...plumber }],
    });
    const property = await create(owner, wish);
    const { contractors, ...fields } = wish;
    expect(property).toMatchObject({ ...fields, status: 'active', version: 1, can: { edit: true, remove: true } });
    expect(await linked(owner, property.id)).toEqual(['Bright Electric', '*Tide Plumbing']);
    expect((await as(owner, 'GET', '/properties')).body.items[0]).toMatchObject({
      id: property.id,
      contact_point_person: 'Tide Plumbing',
    });
    const [row] = await house.authDb.select().from(properties).where(eq(properties.id, property.id));
    expect(JSON.stringify(row)).not.toMatch(/5520|sandpiper/);
  });

  it('takes contractors of the account by service type, company and phone, or by id', async () => {
    const first = await create(owner, bungalow({ contractors: [plumber] }));
    const again = { ...plumber, phone: '541 555 0110', notes: 'Ask for Luis.' };
    await create(owner, bungalow({ contractors: [again] }));
    const all = (await as(owner, 'GET', '/contractors')).body.items;
    expect(all).toMatchObject([{ company_name: 'Tide Plumbing', notes: 'Ask for Luis.' }]);
    const renamed = { ...plumber, id: all[0].id, company_name: 'Tide & Sons' };
    await create(owner, bungalow({ contractors: [renamed] }));
    expect(await linked(owner, first.id)).toEqual(['*Tide & Sons']);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Property name is required'],
    [{ street_address: '' }, 'street_address', 'Street address is required'],
    [{ city: '' }, 'city', 'City is required'],
    [{ state: '' }, 'state', 'State is required'],
    [{ zip: '' }, 'zip', 'ZIP code is required'],
    [{ beds: 51 }, 'beds', undefined],
    [{ baths: 1.3 }, 'baths', undefined],
    [{ sq_ft: 0 }, 'sq_ft', undefined],
    [{ parking_spot_count: 101 }, 'parking_spot_count', undefined],
    [{ property_type: 'Castle' }, 'property_type', undefined],
    [{ timezone: 'Mars/Olympus' }, 'timezone', undefined],
    [{ contractors: [] }, 'contractors', 'At least one contractor is required'],
    [{ contractors: [sparks] }, 'contractors', 'Please select a Contact Point Person'],
    [
      { contractors: [plumber, { ...sparks, is_contact_point: true }] },
      'contractors',
      'Please select a Contact Point Person',
    ],
    [
      { contractors: [plumber, { ...plumber, company_name: 'TIDE plumbing', is_contact_point: false }] },
      'contractors',
      'This contractor is already assigned to this property',
    ],
    [{ contractors: [{ ...plumber, phone: ' ' }] }, 'contractors.0.phone', 'Phone number is required'],
  ])('with %j is refused at the field and leaves nothing', async (wrong, field, message) => {
    const { status, body } = await as(newcomer, 'POST', '/properties', bungalow(wrong));
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
    if (message) expect(body.fields[field]).toBe(message);
    expect(await names(newcomer)).toEqual([]);
    expect((await as(newcomer, 'GET', '/contractors')).body.items).toEqual([]);
  });

  it('is all or nothing: a contractor of somebody else leaves no property behind', async () => {
    await create(other, bungalow());
    const [theirs] = (await as(other, 'GET', '/contractors')).body.items;
    const contractors = [
      { ...sparks, is_contact_point: false },
      { ...plumber, id: theirs.id },
    ];
    expect((await as(owner, 'POST', '/properties', bungalow({ contractors }))).status).toBe(404);
    expect(await names(owner)).toEqual([]);
    expect((await as(owner, 'GET', '/contractors')).body.items).toEqual([]);
  });

  it('asked for 20 times at once with one key is one property, and the key is good for one body', async () => {
    const wish = bungalow();
    const key = { 'idempotency-key': `key-${streets}` };
    const answers = await Promise.all(Array.from({ length: 20 }, () => as(owner, 'POST', '/properties', wish, key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await names(owner)).toEqual(['Bungalow']);
    expect((await as(owner, 'POST', '/properties', bungalow(), key)).status).toBe(409);
  });
});

describe('an address', () => {
  const variants = (wish: { street_address: string }) => ({
    ...wish,
    street_address: `  ${wish.street_address.toUpperCase()}. `,
    zip: '97365-1234',
  });
  const shown = (wish: { street_address: string }) => `${wish.street_address.toUpperCase()}., Newport, OR 97365-1234`;

  it('of one’s own property is taken, however it is written', async () => {
    const wish = bungalow();
    await create(owner, wish);
    const { status, body } = await as(owner, 'POST', '/properties', variants(wish));
    const message = `You already have a property with this address: ${shown(wish)}. Please check your existing properties.`;
    expect([status, body.message, body.fields]).toEqual([409, message, { street_address: message }]);
  });

  it('of somebody else’s property is taken, and nothing of theirs is told', async () => {
    const wish = bungalow({ name: 'Secret hideout' });
    const { id } = await create(other, wish);
    const answer = await as(owner, 'POST', '/properties', variants(wish));
    const message = `This property address already exists in our system: ${shown(wish)}. Please verify the address is correct or contact support if you believe this is an error.`;
    expect([answer.status, answer.body.message]).toEqual([409, message]);
    expect(JSON.stringify(answer.body)).not.toContain(id);
    const { contractors, name, ...address } = variants(wish) as ReturnType<typeof bungalow>;
    const asked = await as(owner, 'POST', '/properties/check-address', address);
    expect(asked.body).toEqual({ free: false, message, restore_id: null });
  });

  it('of one’s own removed property offers to restore it', async () => {
    const wish = bungalow();
    const { id } = await create(owner, wish);
    await as(owner, 'POST', `/properties/${id}/remove`);
    const { status, body } = await as(owner, 'POST', '/properties', wish);
    expect([status, body.message, body.fields.restore_id]).toEqual([
      409,
      `You removed a property with this address: ${addressOf(wish)}. Restore it to have it back as it was.`,
      id,
    ]);
    expect((await as(other, 'POST', '/properties', wish)).status).toBe(201);
  });

  it('is free to be asked about, its own property aside, and not by the street', async () => {
    const wish = bungalow();
    const { id } = await create(owner, wish);
    const { contractors, name, ...address } = wish;
    const ask = (body: object) => as(owner, 'POST', '/properties/check-address', body);
    expect((await ask({ ...address, except: id })).body).toEqual({ free: true, message: null, restore_id: null });
    expect((await ask(address)).body.message).toMatch(/^You already have/);
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask({ ...address, street_address: '1 A' })));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(12);
  });

  it('that is somebody else’s is not told more than 20 times an hour', async () => {
    const wish = bungalow();
    await create(other, wish);
    const answers = await Promise.all(Array.from({ length: 24 }, () => as(owner, 'POST', '/properties', wish)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it('wanted by many at once goes to one, and every other is told whose it is', async () => {
    for (let round = 0; round < 5; round++) {
      const wish = bungalow();
      const who = [owner, other, owner, other, owner, other];
      const answers = await Promise.all(who.map((one) => as(one, 'POST', '/properties', wish)));
      const winner = answers.findIndex(({ status }) => status === 201);
      const told = answers.map(({ status, body }) => (status === 201 ? 'won' : body.message.slice(0, 21)));
      expect(told).toEqual(
        who.map((one, i) =>
          i === winner ? 'won' : one === who[winner] ? 'You already have a pr' : 'This property address',
        ),
      );
    }
  });
});

describe('an edit', () => {
  it('changes what it names, seals secrets anew and empties with null', async () => {
    const { id } = await create(owner, bungalow({ beds: 3, wifi_name: 'Tide', wifi_password: 'sandpiper' }));
    const { status, body } = await as(owner, 'PATCH', `/properties/${id}`, {
      version: 1,
      beds: null,
      wifi_password: 'pelican',
      baths: 1.5,
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { version: 2, beds: null, baths: 1.5, wifi_name: 'Tide', wifi_password: 'pelican', name: 'Bungalow' },
    });
    const [row] = await house.authDb.select().from(properties).where(eq(properties.id, id));
    expect(JSON.stringify(row)).not.toContain('pelican');
  });

  it('that started from an older state is told so, and which one is there now', async () => {
    const { id } = await create(owner, bungalow());
    const edit = (name: string) => as(owner, 'PATCH', `/properties/${id}`, { version: 1, name });
    const answers = await Promise.all([edit('One'), edit('Two'), edit('Three')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.fields).toEqual({ version: '2' });
  });

  it('may keep or rewrite its own address, and not take another one’s', async () => {
    const [mine, second, theirs] = [bungalow(), bungalow(), bungalow()];
    const { id } = await create(owner, mine);
    await create(owner, second);
    await create(other, theirs);
    const move = (version: number, street_address: string) =>
      as(owner, 'PATCH', `/properties/${id}`, { version, street_address });
    expect((await move(1, mine.street_address.toUpperCase())).body.version).toBe(2);
    expect((await move(2, second.street_address)).body.message).toMatch(/^You already have a property with this/);
    expect((await move(2, theirs.street_address)).body.message).toMatch(/^This property address already exists in our/);
    expect((await as(owner, 'GET', `/properties/${id}`)).body).toMatchObject({ version: 2, city: 'Newport' });
  });

  it('of another owner’s property, or of a removed one, finds nothing', async () => {
    const { id } = await create(owner, bungalow());
    expect((await as(other, 'PATCH', `/properties/${id}`, { version: 1, name: 'Mine' })).status).toBe(404);
    await as(owner, 'POST', `/properties/${id}/remove`);
    expect((await as(owner, 'PATCH', `/properties/${id}`, { version: 2, name: 'Mine' })).status).toBe(404);
  });
});

describe('a removed property', () => {
  it('leaves the list, is kept for 30 days, and its guest link rests until it is back', async () => {
    const property = await create(owner, bungalow());
    const link = `/guest/${property.guest_link.split('/').at(-1)}`;
    for (const _ of ['once', 'twice']) {
      const { body } = await as(owner, 'POST', `/properties/${property.id}/remove`);
      expect(body).toMatchObject({
        status: 'inactive',
        removed_at: '2026-05-01T12:00:00.000Z',
        restore_until: '2026-05-31T12:00:00.000Z',
        contact_point_person: 'Tide Plumbing',
      });
    }
    expect(await names(owner)).toEqual([]);
    expect((await as(owner, 'GET', '/properties/removed')).body.items).toMatchObject([{ id: property.id }]);
    expect((await as(other, 'GET', '/properties/removed')).body.items).toEqual([]);
    expect((await call(house, 'GET', `/api/v1${link}`)).status).toBe(404);
    expect((await as(other, 'POST', `/properties/${property.id}/restore`)).status).toBe(404);
    expect((await as(owner, 'POST', `/properties/${property.id}/restore`)).body.status).toBe('active');
    expect((await call(house, 'GET', `/api/v1${link}`)).status).toBe(200);
    expect(await linked(owner, property.id)).toEqual(['*Tide Plumbing']);
  });

  it('comes back after 30 days by the support team alone, and its address is free by then', async () => {
    await addAgent(house, 'maya@example.com');
    const agent = await signIn(house, 'maya@example.com');
    const wish = bungalow();
    const { id } = await create(owner, wish);
    await as(owner, 'POST', `/properties/${id}/remove`);
    await house.authDb
      .update(properties)
      .set({ removed_at: sql`${properties.removed_at} - interval '31 days'` })
      .where(eq(properties.id, id));
    expect((await as(owner, 'GET', '/properties/removed')).body.items).toEqual([]);
    const late = await as(owner, 'POST', `/properties/${id}/restore`);
    expect([late.status, late.body.message]).toEqual([
      409,
      'This property was removed more than 30 days ago. Please contact support to have it restored.',
    ]);
    const find = (who: Bearer, q: string) => as(who, 'GET', `/staff/removed-properties?${new URLSearchParams({ q })}`);
    expect((await find(owner, 'Bungalow')).status).toBe(403);
    const found = (await find(agent, `bungalow olive${owners}@ ${wish.city.toLowerCase()}`)).body.items;
    expect(found).toMatchObject([{ id, owner_name: 'Olive Owner', owner_email: `olive${owners}@example.com` }]);
    expect((await find(agent, 'bungalow nowhere%')).body.items).toEqual([]);
    const restored = await as(agent, 'POST', `/properties/${id}/restore`);
    expect(restored.body).toMatchObject({ id, status: 'active' });
    expect(restored.body).not.toHaveProperty('wifi_password');
    expect(await names(owner)).toEqual(['Bungalow']);
  });

  it('whose address was taken meanwhile stays away, and says why', async () => {
    const wish = bungalow();
    const { id } = await create(owner, wish);
    await as(owner, 'POST', `/properties/${id}/remove`);
    await create(other, wish);
    const { status, body } = await as(owner, 'POST', `/properties/${id}/restore`);
    expect([status, body.message]).toEqual([
      409,
      `This property address already exists in our system: ${addressOf(wish)}. Please verify the address is correct or contact support if you believe this is an error.`,
    ]);
  });
});

it('a new guest link ends the old one', async () => {
  const { id, guest_link } = await create(owner, bungalow());
  const old = guest_link.split('/').at(-1);
  const { body } = await as(owner, 'POST', `/properties/${id}/guest-link`);
  expect(body.guest_link).toMatch(/\/g\/[\w-]{22}$/);
  expect((await call(house, 'GET', `/api/v1/guest/${old}`)).status).toBe(404);
  expect((await call(house, 'GET', `/api/v1/guest/${body.guest_link.split('/').at(-1)}`)).status).toBe(200);
});

it('the database itself keeps the last contractor of an active property', async () => {
  const { id } = await create(owner, bungalow());
  const take = () => house.authDb.execute(sql`delete from property_contractors where property_id = ${id}`);
  await expect(take()).rejects.toThrow(expect.objectContaining({ cause: expect.objectContaining({ code: '23514' }) }));
  await as(owner, 'POST', `/properties/${id}/remove`);
  await take();
});
