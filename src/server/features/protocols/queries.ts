import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { OwnRules, Protocol, ProtocolRules } from '#contract/protocols/protocols.ts';
import { properties } from '#server/db/tables/properties.ts';
import { protocols } from '#server/db/tables/protocols.ts';
import { statement } from '#server/kernel/statement.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { mergeRules } from './policy.ts';
import { sentencesOf } from './sentences.ts';

/** The rules in force at a property (or for the account when no property is given). */
export async function rulesFor(unit: UnitOfWork, customerId: string, propertyId?: string): Promise<ProtocolRules> {
  const { account, place } = await layersOf(unit, customerId, propertyId);
  return mergeRules(account?.rules, place?.rules);
}

/** The same of many properties, asked once: by a property's id. */
export async function rulesAt(
  { tx }: UnitOfWork,
  customerId: string,
  propertyIds: string[],
): Promise<(propertyId: string) => ProtocolRules> {
  const rows = await tx
    .select({ propertyId: protocols.property_id, rules: protocols.rules })
    .from(protocols)
    .where(
      and(
        eq(protocols.customer_id, customerId),
        or(isNull(protocols.property_id), inArray(protocols.property_id, propertyIds)),
      ),
    );
  const of = new Map(rows.map(({ propertyId, rules }) => [propertyId, rules]));
  return (propertyId) => mergeRules(of.get(null), of.get(propertyId));
}

/** All that the page of the rules shows, but for the history. */
export async function showProtocol(unit: UnitOfWork, customerId: string, propertyId: string | null): Promise<Protocol> {
  const { account, place } = await layersOf(unit, customerId, propertyId ?? undefined);
  const here = propertyId ? place : account;
  const below = propertyId ? mergeRules(account?.rules) : mergeRules();
  const rules = mergeRules(account?.rules, place?.rules);
  return {
    property_id: propertyId,
    version: here?.version ?? 0,
    rules,
    own: here?.rules ?? {},
    below,
    sentences: sentencesOf(rules),
    places: await propertyRulesOf(unit, customerId),
  };
}

/** The account's row and, where one is asked for, the property's. */
export async function layersOf(unit: UnitOfWork, customerId: string, propertyId?: string) {
  const rows = await layers(unit).execute({ customerId, propertyId: propertyId ?? null });
  return {
    account: rows.find((row) => row.propertyId === null),
    place: rows.find((row) => row.propertyId !== null && row.propertyId === propertyId),
  };
}

const layers = statement((tx) =>
  tx
    .select({ propertyId: protocols.property_id, rules: protocols.rules, version: protocols.version })
    .from(protocols)
    .where(
      and(
        eq(protocols.customer_id, sql.placeholder('customerId')),
        or(isNull(protocols.property_id), eq(protocols.property_id, sql.placeholder('propertyId'))),
      ),
    ),
);

/** What the account says of its own, and what each active property does. */
export async function allLayersOf({ tx }: UnitOfWork, customerId: string) {
  const rows = await tx
    .select({ propertyId: protocols.property_id, rules: protocols.rules, version: protocols.version })
    .from(protocols)
    .leftJoin(properties, and(eq(properties.id, protocols.property_id), eq(properties.status, 'active')))
    .where(and(eq(protocols.customer_id, customerId), or(isNull(protocols.property_id), isNotNull(properties.id))));
  return {
    account: rows.find((row) => row.propertyId === null),
    places: new Map(rows.flatMap((row) => (row.propertyId === null ? [] : [[row.propertyId, row] as const]))),
  };
}

async function propertyRulesOf({ tx }: UnitOfWork, customerId: string): Promise<Protocol['places']> {
  return tx
    .select({
      property_id: properties.id,
      name: properties.name,
      own_rules: sql<number>`(select count(*)::int from jsonb_object_keys(coalesce(${protocols.rules}, '{}'::jsonb)))`,
    })
    .from(properties)
    .leftJoin(protocols, and(eq(protocols.property_id, properties.id), eq(protocols.customer_id, customerId)))
    .where(and(eq(properties.customer_id, customerId), eq(properties.status, 'active')))
    .orderBy(asc(properties.name), asc(properties.id))
    .limit(1000);
}

/** Replaces what an account or a property says of its own; the rest keeps coming from the layer below. */
export async function saveRules(
  unit: UnitOfWork,
  customerId: string,
  propertyId: string | null,
  rules: OwnRules,
): Promise<void> {
  await unit.tx
    .insert(protocols)
    .values({ customer_id: customerId, property_id: propertyId, rules, created_at: unit.now, updated_at: unit.now })
    .onConflictDoUpdate({
      target: [protocols.customer_id, protocols.property_id],
      set: { rules, version: sql`${protocols.version} + 1`, updated_at: unit.now },
    });
}
