import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { properties } from '#server/db/tables/properties.ts';
import type { Bearer } from '../support/owners.ts';
import { addressOf, bungalow, owningProperties, plumber } from '../support/owning-properties.ts';

// An owner adds and changes properties, over HTTP.

const { as, create, linked, mine, names, newOwner, people } = owningProperties();
/** Never has anything. */
let newcomer: Bearer;
beforeAll(async () => {
  newcomer = (await newOwner()).owner;
});

const sparks = {
  company_name: 'Bright Electric',
  service_type: 'electrical',
  phone: '(541) 555-0120',
  is_contact_point: false,
};

describe('a new property', () => {
  it('is there with its fields, its secrets and its contractors in their order', async () => {
    const wish = bungalow({
      beds: 3,
      baths: 2.5,
      sq_ft: 1450,
      property_type: 'Townhouse',
      front_door_lock_code: '5520#',
      wifi_password: 'sandpiper',
      contractors: [{ ...sparks }, { ...plumber }],
    });
    const property = await create(people.owner, wish);
    const { contractors, ...fields } = wish;
    expect(property).toMatchObject({ ...fields, status: 'active', version: 1, can: { edit: true, remove: true } });
    expect(await linked(people.owner, property.id)).toEqual(['Bright Electric', '*Tide Plumbing']);
    expect((await as(people.owner, 'GET', '/properties')).body.items[0]).toMatchObject({
      id: property.id,
      contact_point_person: 'Tide Plumbing',
    });
    const [row] = await mine.application.authDb.select().from(properties).where(eq(properties.id, property.id));
    expect(JSON.stringify(row)).not.toMatch(/5520#|sandpiper/);
  });

  it('takes contractors of the account by service type, company and phone, or by id', async () => {
    const first = await create(people.owner, bungalow({ contractors: [plumber] }));
    const again = { ...plumber, phone: '541 555 0110', notes: 'Ask for Luis.' };
    await create(people.owner, bungalow({ contractors: [again] }));
    const all = (await as(people.owner, 'GET', '/contractors')).body.items;
    expect(all).toMatchObject([{ company_name: 'Tide Plumbing', notes: 'Ask for Luis.' }]);
    const renamed = { ...plumber, id: all[0].id, company_name: 'Tide & Sons' };
    await create(people.owner, bungalow({ contractors: [renamed] }));
    expect(await linked(people.owner, first.id)).toEqual(['*Tide & Sons']);
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
    await create(people.other, bungalow());
    const [theirs] = (await as(people.other, 'GET', '/contractors')).body.items;
    const contractors = [
      { ...sparks, is_contact_point: false },
      { ...plumber, id: theirs.id },
    ];
    expect((await as(people.owner, 'POST', '/properties', bungalow({ contractors }))).status).toBe(404);
    expect(await names(people.owner)).toEqual([]);
    expect((await as(people.owner, 'GET', '/contractors')).body.items).toEqual([]);
  });

  it('asked for 20 times at once with one key is one property, and the key is good for one body', async () => {
    const wish = bungalow();
    const key = { 'idempotency-key': `key of ${wish.street_address}` };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => as(people.owner, 'POST', '/properties', wish, key)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await names(people.owner)).toEqual(['Bungalow']);
    expect((await as(people.owner, 'POST', '/properties', bungalow(), key)).status).toBe(409);
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
    await create(people.owner, wish);
    const { status, body } = await as(people.owner, 'POST', '/properties', variants(wish));
    const message = `You already have a property with this address: ${shown(wish)}. Please check your existing properties.`;
    expect([status, body.message, body.fields]).toEqual([409, message, { street_address: message }]);
  });

  it('of somebody else’s property is taken, and nothing of theirs is told', async () => {
    const wish = bungalow({ name: 'Secret hideout' });
    const { id } = await create(people.other, wish);
    const answer = await as(people.owner, 'POST', '/properties', variants(wish));
    const message = `This property address already exists in our system: ${shown(wish)}. Please verify the address is correct or contact support if you believe this is an error.`;
    expect([answer.status, answer.body.message]).toEqual([409, message]);
    expect(JSON.stringify(answer.body)).not.toContain(id);
    const { contractors, name, ...address } = variants(wish) as ReturnType<typeof bungalow>;
    const asked = await as(people.owner, 'POST', '/properties/check-address', address);
    expect(asked.body).toEqual({ free: false, message, restore_id: null });
  });

  it('of one’s own removed property offers to restore it', async () => {
    const wish = bungalow();
    const { id } = await create(people.owner, wish);
    await as(people.owner, 'POST', `/properties/${id}/remove`);
    const { status, body } = await as(people.owner, 'POST', '/properties', wish);
    expect([status, body.message, body.fields.restore_id]).toEqual([
      409,
      `You removed a property with this address: ${addressOf(wish)}. Restore it to get it back as it was.`,
      id,
    ]);
    expect((await as(people.other, 'POST', '/properties', wish)).status).toBe(201);
  });

  it('is free to be asked about, its own property aside, and not by the street', async () => {
    const wish = bungalow();
    const { id } = await create(people.owner, wish);
    const { contractors, name, ...address } = wish;
    const ask = (body: object) => as(people.owner, 'POST', '/properties/check-address', body);
    expect((await ask({ ...address, except: id })).body).toEqual({ free: true, message: null, restore_id: null });
    expect((await ask(address)).body.message).toMatch(/^You already have/);
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask({ ...address, street_address: '1 A' })));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(12);
  });

  it('that is somebody else’s is not told more than 20 times an hour', async () => {
    const wish = bungalow();
    await create(people.other, wish);
    const answers = await Promise.all(Array.from({ length: 24 }, () => as(people.owner, 'POST', '/properties', wish)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it('wanted by many at once goes to one, and every other is told whose it is', async () => {
    for (let round = 0; round < 5; round++) {
      const wish = bungalow();
      const who = [people.owner, people.other, people.owner, people.other, people.owner, people.other];
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
    const { id } = await create(people.owner, bungalow({ beds: 3, wifi_name: 'Tide', wifi_password: 'sandpiper' }));
    const { status, body } = await as(people.owner, 'PATCH', `/properties/${id}`, {
      version: 1,
      beds: null,
      wifi_password: 'pelican',
      baths: 1.5,
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { version: 2, beds: null, baths: 1.5, wifi_name: 'Tide', wifi_password: 'pelican', name: 'Bungalow' },
    });
    const [row] = await mine.application.authDb.select().from(properties).where(eq(properties.id, id));
    expect(JSON.stringify(row)).not.toContain('pelican');
  });

  it('that started from an older state is told so, and which one is there now', async () => {
    const { id } = await create(people.owner, bungalow());
    const edit = (name: string) => as(people.owner, 'PATCH', `/properties/${id}`, { version: 1, name });
    const answers = await Promise.all([edit('One'), edit('Two'), edit('Three')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.fields).toEqual({ version: '2' });
  });

  it('may keep or rewrite its own address, and not take another one’s', async () => {
    const [mine, second, theirs] = [bungalow(), bungalow(), bungalow()];
    const { id } = await create(people.owner, mine);
    await create(people.owner, second);
    await create(people.other, theirs);
    const move = (version: number, street_address: string) =>
      as(people.owner, 'PATCH', `/properties/${id}`, { version, street_address });
    expect((await move(1, mine.street_address.toUpperCase())).body.version).toBe(2);
    expect((await move(2, second.street_address)).body.message).toMatch(/^You already have a property with this/);
    expect((await move(2, theirs.street_address)).body.message).toMatch(/^This property address already exists in our/);
    expect((await as(people.owner, 'GET', `/properties/${id}`)).body).toMatchObject({ version: 2, city: 'Newport' });
  });

  it('of another owner’s property, or of a removed one, finds nothing', async () => {
    const { id } = await create(people.owner, bungalow());
    expect((await as(people.other, 'PATCH', `/properties/${id}`, { version: 1, name: 'Mine' })).status).toBe(404);
    await as(people.owner, 'POST', `/properties/${id}/remove`);
    expect((await as(people.owner, 'PATCH', `/properties/${id}`, { version: 2, name: 'Mine' })).status).toBe(404);
  });
});
