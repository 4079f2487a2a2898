import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { properties } from '#server/db/tables/properties.ts';
import { addAgent, call, signIn } from '../support/application.ts';
import { createSettableClock } from '../support/clock.ts';
import type { Bearer } from '../support/owners.ts';
import { addressOf, bungalow, owningProperties } from '../support/owning-properties.ts';

// An owner removes properties and brings them back, over HTTP.

const clock = createSettableClock('2026-05-01T12:00:00Z');
const { as, create, linked, mine, names, people } = owningProperties({ clock });

describe('a removed property', () => {
  it('leaves the list, is kept for 30 days, and its guest link rests until it is back', async () => {
    const property = await create(people.owner, bungalow());
    const link = `/guest/${property.guest_link.split('/').at(-1)}`;
    for (const _ of ['once', 'twice']) {
      const { body } = await as(people.owner, 'POST', `/properties/${property.id}/remove`);
      expect(body).toMatchObject({
        status: 'inactive',
        removed_at: '2026-05-01T12:00:00.000Z',
        restore_until: '2026-05-31T12:00:00.000Z',
        contact_point_person: 'Tide Plumbing',
      });
    }
    expect(await names(people.owner)).toEqual([]);
    expect((await as(people.owner, 'GET', '/properties/removed')).body.items).toMatchObject([{ id: property.id }]);
    expect((await as(people.other, 'GET', '/properties/removed')).body.items).toEqual([]);
    expect((await call(mine.application, 'GET', `/api/v1${link}`)).status).toBe(404);
    expect((await as(people.other, 'POST', `/properties/${property.id}/restore`)).status).toBe(404);
    expect((await as(people.owner, 'POST', `/properties/${property.id}/restore`)).body.status).toBe('active');
    expect((await call(mine.application, 'GET', `/api/v1${link}`)).status).toBe(200);
    expect(await linked(people.owner, property.id)).toEqual(['*Tide Plumbing']);
  });

  it('comes back after 30 days by the support team alone, and its address is free by then', async () => {
    await addAgent(mine.application, 'maya@example.com');
    const agent = await signIn(mine.application, 'maya@example.com');
    const wish = bungalow();
    const { id } = await create(people.owner, wish);
    await as(people.owner, 'POST', `/properties/${id}/remove`);
    await mine.application.authDb
      .update(properties)
      .set({ removed_at: sql`${properties.removed_at} - interval '31 days'` })
      .where(eq(properties.id, id));
    expect((await as(people.owner, 'GET', '/properties/removed')).body.items).toEqual([]);
    const late = await as(people.owner, 'POST', `/properties/${id}/restore`);
    expect([late.status, late.body.message]).toEqual([
      409,
      'This property was removed more than 30 days ago. Please contact support to have it restored.',
    ]);
    const find = (who: Bearer, q: string) => as(who, 'GET', `/staff/removed-properties?${new URLSearchParams({ q })}`);
    expect((await find(people.owner, 'Bungalow')).status).toBe(403);
    const found = (await find(agent, `bungalow ${mine.email.split('@')[0]}@ ${wish.city.toLowerCase()}`)).body.items;
    expect(found).toMatchObject([{ id, owner_name: 'Olive Owner', owner_email: mine.email }]);
    expect((await find(agent, 'bungalow nowhere%')).body.items).toEqual([]);
    const restored = await as(agent, 'POST', `/properties/${id}/restore`);
    expect(restored.body).toMatchObject({ id, status: 'active' });
    expect(restored.body).not.toHaveProperty('wifi_password');
    expect(await names(people.owner)).toEqual(['Bungalow']);
  });

  it('whose address was taken meanwhile stays away, and says why', async () => {
    const wish = bungalow();
    const { id } = await create(people.owner, wish);
    await as(people.owner, 'POST', `/properties/${id}/remove`);
    await create(people.other, wish);
    const { status, body } = await as(people.owner, 'POST', `/properties/${id}/restore`);
    expect([status, body.message]).toEqual([
      409,
      `This property address already exists in our system: ${addressOf(wish)}. Please verify the address is correct or contact support if you believe this is an error.`,
    ]);
  });
});

it('a new guest link ends the old one', async () => {
  const { id, guest_link } = await create(people.owner, bungalow());
  const old = guest_link.split('/').at(-1);
  const { body } = await as(people.owner, 'POST', `/properties/${id}/guest-link`);
  expect(body.guest_link).toMatch(/\/g\/[\w-]{22}$/);
  expect((await call(mine.application, 'GET', `/api/v1/guest/${old}`)).status).toBe(404);
  expect((await call(mine.application, 'GET', `/api/v1/guest/${body.guest_link.split('/').at(-1)}`)).status).toBe(200);
});

it('the database itself keeps the last contractor of an active property', async () => {
  const { id } = await create(people.owner, bungalow());
  const take = () => mine.application.authDb.execute(sql`delete from property_contractors where property_id = ${id}`);
  await expect(take()).rejects.toThrow(expect.objectContaining({ cause: expect.objectContaining({ code: '23514' }) }));
  await as(people.owner, 'POST', `/properties/${id}/remove`);
  await take();
});
