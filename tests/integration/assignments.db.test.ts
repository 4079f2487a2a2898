import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { properties } from '#server/db/tables/properties.ts';
import { names, owningContractors, plumber, sparks, stars } from '../support/owning-contractors.ts';

// Who serves which property, over HTTP.

const { add, as, mine, newProperty } = owningContractors();

describe('who serves a property', () => {
  let at: string;
  beforeEach(async () => {
    at = `/properties/${(await newProperty()).id}/contractors`;
  });
  const idOf = async (company: string) =>
    (await as('GET', at)).body.items.find((c: { company_name: string }) => c.company_name === company).id;

  it('the first one becomes the Contact Point Person, and the star moves to exactly one other', async () => {
    expect(stars(await as('POST', at, { contractor: plumber }))).toEqual(['Tide Plumbing']);
    expect(stars(await as('POST', at, { contractor: sparks }))).toEqual(['Tide Plumbing']);
    expect(stars(await as('POST', `${at}/${await idOf('Bright Electric')}/contact-point`))).toEqual([
      'Bright Electric',
    ]);
  });

  it('the same service type and company is refused, whatever its case', async () => {
    await as('POST', at, { contractor: plumber });
    const twin = await add({ ...plumber, company_name: 'TIDE plumbing', phone: '(541) 555-0119' });
    for (const wish of [{ contractor_id: twin.id }, { contractor: plumber }]) {
      const { status, body } = await as('POST', at, wish);
      expect([status, body.message]).toEqual([409, 'This contractor is already assigned to this property']);
    }
    const cousin = await add({ ...sparks, service_type: 'plumbing' });
    await as('POST', at, { contractor_id: cousin.id });
    const { status, body } = await as('PATCH', `/contractors/${cousin.id}`, { company_name: 'tide PLUMBING' });
    expect([status, body.message]).toEqual([409, 'This contractor is already assigned to this property']);
  });

  it('a new one is refused at its fields', async () => {
    const { status, body } = await as('POST', at, { contractor: { ...plumber, company_name: '' } });
    expect([status, body.fields]).toEqual([422, { 'contractor.company_name': 'Company name is required' }]);
    const silent = await as('POST', at, { contractor: { ...plumber, phone: ' ' } });
    expect(silent.body.fields).toEqual({ 'contractor.phone': 'Phone number is required' });
    expect((await as('POST', at, {})).status).toBe(422);
  });

  it('the last one stays, and the Contact Point Person goes only when another takes over', async () => {
    await as('POST', at, { contractor: plumber });
    const first = await idOf('Tide Plumbing');
    const last = await as('POST', `${at}/${first}/remove`);
    expect([last.status, last.body.message]).toEqual([409, 'At least one contractor is required']);
    await as('POST', at, { contractor: sparks });
    const starred = await as('POST', `${at}/${first}/remove`);
    expect([starred.status, starred.body.message]).toEqual([409, 'Please select a Contact Point Person']);
    const second = await idOf('Bright Electric');
    const left = await as('POST', `${at}/${first}/remove`, { next_contact_point: second });
    expect([names(left), stars(left)]).toEqual([['Bright Electric'], ['Bright Electric']]);
  });

  it('stands in the owner’s order', async () => {
    for (const contractor of [plumber, sparks, { ...sparks, service_type: 'gas', company_name: 'Blue Flame' }]) {
      await as('POST', at, { contractor });
    }
    const order = { contractor_ids: [await idOf('Blue Flame'), await idOf('Tide Plumbing')] };
    expect(names(await as('POST', `${at}/order`, order))).toEqual(['Blue Flame', 'Tide Plumbing', 'Bright Electric']);
    expect(names(await as('GET', at))).toEqual(['Blue Flame', 'Tide Plumbing', 'Bright Electric']);
  });

  it('has one star at every moment, however many want it at once', async () => {
    const trades = ['gas', 'hvac', 'septic', 'handyman'];
    await Promise.all(trades.map((service_type) => as('POST', at, { contractor: { ...plumber, service_type } })));
    const { items } = (await as('GET', at)).body;
    expect(items.map((c: { rank: number }) => c.rank)).toEqual([1, 2, 3, 4]);
    await Promise.all(items.map((c: { id: string }) => as('POST', `${at}/${c.id}/contact-point`)));
    expect(stars(await as('GET', at))).toHaveLength(1);
    const gone = await Promise.all(
      items.map((c: { id: string }, i: number) =>
        as('POST', `${at}/${c.id}/remove`, { next_contact_point: items[(i + 1) % 4].id }),
      ),
    );
    expect(gone.filter(({ status }) => status === 200).length).toBeLessThan(4);
    const left = await as('GET', at);
    expect(left.body.items.length).toBeGreaterThan(0);
    expect(stars(left)).toHaveLength(1);
  });

  it('the database itself refuses a property whose contractors have no star', async () => {
    await as('POST', at, { contractor: plumber });
    const take = mine.application.authDb.execute(
      sql`update property_contractors set is_contact_point = false where customer_id = ${mine.customerId}`,
    );
    await expect(take).rejects.toThrow(expect.objectContaining({ cause: expect.objectContaining({ code: '23514' }) }));
  });

  it('of a removed property is not changed any more', async () => {
    await mine.application.authDb
      .update(properties)
      .set({ status: 'inactive' })
      .where(eq(properties.customer_id, mine.customerId));
    expect((await as('POST', at, { contractor: plumber })).status).toBe(404);
  });
});
