import { and, eq, sql } from 'drizzle-orm';
import { groupKinds } from '#contract/enumerations/groups.ts';
import * as copy from '#contract/messages/en/properties/groups.ts';
import { type GroupOfProperty, groupLimits } from '#contract/properties/property-groups.ts';
import { properties } from '#server/db/tables/properties.ts';
import { propertyGroups } from '#server/db/tables/property-groups.ts';
import { conflict } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

type Place = { customerId: string; propertyId: string };

/** Those that active properties have, with how many. */
export const listGroups = ({ tx }: UnitOfWork, customerId: string) =>
  tx
    .select({
      kind: propertyGroups.kind,
      name: sql<string>`min(${propertyGroups.name})`,
      properties: sql<number>`count(*)::int`,
    })
    .from(propertyGroups)
    .innerJoin(properties, and(eq(properties.id, propertyGroups.property_id), eq(properties.status, 'active')))
    .where(eq(propertyGroups.customer_id, customerId))
    .groupBy(propertyGroups.kind, sql`lower(${propertyGroups.name})`)
    .orderBy(propertyGroups.kind, sql`lower(${propertyGroups.name})`);

/** A name that the account has in another case is written as it is there, so that no group is there twice. */
export async function spelledAsBefore(
  { tx }: UnitOfWork,
  customerId: string,
  { kind, name }: GroupOfProperty,
): Promise<GroupOfProperty> {
  const [known] = await tx
    .select({ name: propertyGroups.name })
    .from(propertyGroups)
    .where(
      and(
        eq(propertyGroups.customer_id, customerId),
        eq(propertyGroups.kind, kind),
        sql`lower(${propertyGroups.name}) = lower(${name})`,
      ),
    )
    .limit(1);
  return { kind, name: known?.name ?? name };
}

/** The groups of properties that were just made, all at once; whoever makes them tells of it. */
export async function addFirstGroups(
  unit: UnitOfWork,
  customerId: string,
  all: { propertyId: string; groups: GroupsByKind }[],
): Promise<void> {
  const spelled = new Map((await listGroups(unit, customerId)).map((one) => [keyOf(one), one.name]));
  const rows = all.flatMap(({ propertyId, groups }) =>
    groupKinds.flatMap((kind) =>
      (groups[kind] ?? []).map((given) => {
        const name = spelled.get(keyOf({ kind, name: given })) ?? given;
        spelled.set(keyOf({ kind, name }), name);
        return { customer_id: customerId, property_id: propertyId, kind, name, created_at: unit.now };
      }),
    ),
  );
  if (rows.length > 0) await unit.tx.insert(propertyGroups).values(rows).onConflictDoNothing();
}

const keyOf = ({ kind, name }: GroupOfProperty) => `${kind} ${name.toLowerCase()}`;

async function put(
  unit: UnitOfWork,
  { customerId, propertyId }: Place,
  { kind, name }: GroupOfProperty,
): Promise<void> {
  const there = await groupsAt(unit, propertyId, kind);
  if (kind === 'tag' && there.length >= groupLimits.tags) throw conflict(copy.tooMany);
  await unit.tx
    .insert(propertyGroups)
    .values({ customer_id: customerId, property_id: propertyId, kind, name, created_at: unit.now });
}

async function groupsAt({ tx }: UnitOfWork, propertyId: string, kind: GroupOfProperty['kind']): Promise<string[]> {
  const rows = await tx
    .select({ name: propertyGroups.name })
    .from(propertyGroups)
    .where(and(eq(propertyGroups.property_id, propertyId), eq(propertyGroups.kind, kind)));
  return rows.map(({ name }) => name);
}

async function deleteGroup({ tx }: UnitOfWork, propertyId: string, { kind, name }: GroupOfProperty): Promise<boolean> {
  const gone = await tx
    .delete(propertyGroups)
    .where(
      and(
        eq(propertyGroups.property_id, propertyId),
        eq(propertyGroups.kind, kind),
        sql`lower(${propertyGroups.name}) = lower(${name})`,
      ),
    )
    .returning({ id: propertyGroups.id });
  return gone.length > 0;
}

/** Exactly these from now on, as a sheet has them: what is not named of a kind that is given is gone. */
export async function setGroups(unit: UnitOfWork, place: Place, groups: GroupsByKind): Promise<void> {
  let changes = 0;
  for (const kind of groupKinds) {
    const wanted = groups[kind];
    if (wanted === undefined) continue;
    const there = await groupsAt(unit, place.propertyId, kind);
    for (const name of there)
      if (!wanted.some((one) => isSame(one, name)))
        changes += Number(await deleteGroup(unit, place.propertyId, { kind, name }));
    for (const name of wanted) {
      if (there.some((one) => isSame(one, name))) continue;
      await put(unit, place, await spelledAsBefore(unit, place.customerId, { kind, name }));
      changes += 1;
    }
  }
  if (changes > 0) await told(unit, place);
}

/** What a sheet says of a property's groups; a kind that is absent stays as it is. */
export type GroupsByKind = Partial<Record<GroupOfProperty['kind'], string[]>>;

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

const told = (unit: UnitOfWork, { customerId, propertyId }: Place) =>
  unit.emit({ kind: 'property.changed', customer_id: customerId, property_id: propertyId });

/** As a list of properties shows them: by kind, then by name. */
export const groupsShown = sql<GroupOfProperty[]>`coalesce((
  select json_agg(json_build_object('kind', g.kind, 'name', g.name) order by g.kind <> 'building', g.kind <> 'owner', lower(g.name))
  from property_groups g where g.property_id = ${properties.id}), '[]'::json)`.as('groups');

/** Whether a property is in a group. */
export const isInGroup = (kind: GroupOfProperty['kind'], name: string) => sql`exists (
  select from property_groups g where g.property_id = ${properties.id} and g.kind = ${kind} and lower(g.name) = lower(${name}))`;
