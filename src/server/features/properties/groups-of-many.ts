import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import * as copy from '#contract/messages/en/properties/groups.ts';
import { type GroupOfProperty, groupLimits } from '#contract/properties/property-groups.ts';
import { propertyGroups } from '#server/db/tables/property-groups.ts';
import type { OfMany } from '#server/kernel/of-many.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** Of these, all the customer's and held by the caller. */
export type Places = { customerId: string; propertyIds: string[] };

/**
 * Puts properties into a group: `was` is the building or the owner whose place it took. A property with as many tags as
 * one may have refuses.
 */
export async function addGroupToMany(
  unit: UnitOfWork,
  places: Places,
  group: GroupOfProperty,
): Promise<OfMany<{ was: string | null }>> {
  const { customerId, propertyIds } = places;
  const there = await namesAt(unit, places, group.kind);
  const done = new Map<string, { was: string | null }>();
  const refused = new Map<string, string>();
  for (const id of propertyIds) {
    const names = there.get(id) ?? [];
    if (names.some((name) => name.toLowerCase() === group.name.toLowerCase())) continue;
    if (group.kind !== 'tag') done.set(id, { was: names[0] ?? null });
    else if (names.length < groupLimits.tags) done.set(id, { was: null });
    else refused.set(id, copy.tooMany);
  }
  const added = [...done.keys()];
  if (added.length === 0) return { done, refused };
  if (group.kind !== 'tag') await deleteOthers(unit, { customerId, propertyIds: added }, group.kind);
  await unit.tx
    .insert(propertyGroups)
    .values(added.map((id) => ({ customer_id: customerId, property_id: id, ...group, created_at: unit.now })));
  await told(unit, { customerId, propertyIds: added });
  return { done, refused };
}

/** Puts back what was taken away, and leaves alone where another building or owner was written down since. */
export async function addGroupAgain(unit: UnitOfWork, places: Places, group: GroupOfProperty): Promise<Set<string>> {
  const taken = group.kind === 'tag' ? new Map() : await namesAt(unit, places, group.kind);
  const free = places.propertyIds.filter((id) => !taken.has(id));
  const { done } = await addGroupToMany(unit, { ...places, propertyIds: free }, group);
  return new Set(done.keys());
}

/** @returns those that were in it */
export async function removeGroupFromMany(
  unit: UnitOfWork,
  { customerId, propertyIds }: Places,
  { kind, name }: GroupOfProperty,
): Promise<Set<string>> {
  const gone = await unit.tx
    .delete(propertyGroups)
    .where(
      and(
        eq(propertyGroups.customer_id, customerId),
        inArray(propertyGroups.property_id, propertyIds),
        eq(propertyGroups.kind, kind),
        sql`lower(${propertyGroups.name}) = lower(${name})`,
      ),
    )
    .returning({ id: propertyGroups.property_id });
  const ids = new Set(gone.map(({ id }) => id));
  await told(unit, { customerId, propertyIds: propertyIds.filter((id) => ids.has(id)) });
  return ids;
}

const atThese = ({ customerId, propertyIds }: Places, kind: GroupOfProperty['kind']) =>
  and(
    eq(propertyGroups.customer_id, customerId),
    inArray(propertyGroups.property_id, propertyIds),
    eq(propertyGroups.kind, kind),
  );

async function namesAt(
  { tx }: UnitOfWork,
  places: Places,
  kind: GroupOfProperty['kind'],
): Promise<Map<string, string[]>> {
  const rows = await tx
    .select({ id: propertyGroups.property_id, name: propertyGroups.name })
    .from(propertyGroups)
    .where(atThese(places, kind));
  const byProperty = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byProperty].map(([id, there]) => [id, there.map(({ name }) => name)]));
}

async function deleteOthers({ tx }: UnitOfWork, places: Places, kind: GroupOfProperty['kind']): Promise<void> {
  await tx.delete(propertyGroups).where(and(atThese(places, kind), ne(propertyGroups.kind, 'tag')));
}

const told = (unit: UnitOfWork, { customerId, propertyIds }: Places) =>
  unit.emitAll(propertyIds.map((id) => ({ kind: 'property.changed', customer_id: customerId, property_id: id })));
