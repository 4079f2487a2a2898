// The properties of a fixtures file, made in an empty house as their owners would have made them.
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { NewContractor } from '#contract/contractors/contractors.ts';
import { NewProperty } from '#contract/properties/properties.ts';
import { createPerson } from '#features/accounts';
import { addContractor, assignContractor } from '#features/contractors';
import { saveArticle } from '#features/knowledge';
import { createProperty } from '#features/properties';
import { addStay } from '#features/stays';
import type { Application } from '#server/application.ts';
import { users } from '#server/db/tables/accounts.ts';
import { newId } from '#server/db/tables/columns.ts';
import { contractors } from '#server/db/tables/contractors.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';

const Stay = z.object({
  kind: z.string(),
  guest_name: z.string().nullish(),
  guest_email: z.string().nullish(),
  guest_phone: z.string().nullish(),
  phone_last4: z.string().nullish(),
  check_in: z.string(),
  check_out: z.string(),
});
const Contractor = z.looseObject({
  id: z.string(),
  status: z.string().default('active'),
  is_contact_point: z.boolean().default(false),
});
const Article = z.object({ title: z.string(), body: z.string(), audience: z.enum(['anyone', 'verified']) });
const FixtureProperty = z.object({
  key: z.string(),
  timezone: z.string().optional(),
  property: z.looseObject({ id: z.uuid(), customer_id: z.uuid(), name: z.string() }),
  contractors: z.array(Contractor).default([]),
  articles: z.array(Article).default([]),
  stays: z.array(Stay).default([]),
});
const Fixtures = z.object({ reference_now: z.iso.datetime(), properties: z.array(FixtureProperty) });
type FixtureProperty = z.infer<typeof FixtureProperty>;

export type PlacedStay = { kind: string; id: string; check_in: string; check_out: string; last4: string };
export type Place = { id: string; owner: Owner; guestToken: string; stays: PlacedStay[] };

export const readFixtures = (file: string) => Fixtures.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Properties may share their owner, and an owner's properties a contractor. @returns each property under its key */
export async function placeFixtures(
  application: Application,
  properties: FixtureProperty[],
): Promise<Map<string, Place>> {
  const places = new Map<string, Place>();
  for (const id of new Set(properties.map(({ property }) => property.customer_id))) await placeOwner(application, id);
  const known = new Set<string>();
  for (const fixture of properties) {
    const { customer_id: id } = fixture.property;
    const owner: Owner = { kind: 'owner', userId: id, customerId: id, name: 'Olive Owner' };
    const place = await withActor(application.deps.store, owner, (unit) =>
      placeOne(unit, application, owner, fixture, known),
    );
    places.set(fixture.key, place);
  }
  return places;
}

const placeOwner = ({ auth, authDb }: Application, id: string): Promise<unknown> =>
  createPerson(auth, authDb, {
    id,
    email: `owner-${id}@porchlight.example`,
    name: 'Olive Owner',
    role: 'owner',
    password: newId(),
  });

/** Days. The house's clock is set, but a trial begins by the database's. */
const trial = 14;

/** `known`: contractors placed so far. */
async function placeOne(
  unit: UnitOfWork,
  { deps }: Application,
  owner: Owner,
  fixture: FixtureProperty,
  known: Set<string>,
): Promise<Place> {
  const until = new Date(unit.now.getTime() + trial * 86_400_000);
  await unit.tx.update(users).set({ trial_ends_at: until }).where(eq(users.id, owner.userId));
  const filled = Object.fromEntries(Object.entries(fixture.property).filter(([, value]) => value !== null));
  const input = NewProperty.parse({ ...filled, ...(fixture.timezone && { timezone: fixture.timezone }) });
  const property = await createProperty(unit, deps.vault, owner, { ...input, id: fixture.property.id });
  for (const { id, status, is_contact_point, ...contractor } of fixture.contractors) {
    if (!known.has(id)) await addContractor(unit, owner.customerId, { ...NewContractor.parse(contractor), id });
    known.add(id);
    const link = { customerId: owner.customerId, propertyId: property.id, contractorId: id };
    await assignContractor(unit, { ...link, isContactPoint: is_contact_point });
    if (status === 'inactive') await unit.tx.update(contractors).set({ status }).where(eq(contractors.id, id));
  }
  for (const article of fixture.articles) {
    await saveArticle(unit, deps.vault, owner.customerId, { ...article, property_id: property.id });
  }
  const stays: PlacedStay[] = [];
  for (const { kind, phone_last4, ...stay } of fixture.stays) {
    const ids = { customer_id: owner.customerId, property_id: property.id };
    const row = await addStay(unit, { ...stay, ...ids, phone_last4: phone_last4 ?? null });
    stays.push({ kind, id: row.id, check_in: row.check_in, check_out: row.check_out, last4: row.phone_last4 ?? '' });
  }
  return { id: property.id, owner, guestToken: property.guest_token, stays };
}
