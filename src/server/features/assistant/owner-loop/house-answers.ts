// What was found by trying the commonest questions is kept, and what bears on it is counted: a figure is current for as
// long as the count is the one it was tried at.
import { and, eq, sql } from 'drizzle-orm';
import {
  changesNow,
  houseAnswers,
  isCurrent,
  type KeptOutcome,
  knowledgeChanges,
} from '#server/db/tables/house-answers.ts';
import { properties } from '#server/db/tables/properties.ts';
import { edition } from '#server/kernel/edition.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** Counted in the transaction of the change; the questions are tried again outside of it. */
export async function noteKnowledgeChanges(
  unit: UnitOfWork,
  changes: { customer_id: string; property_id?: string | null }[],
): Promise<void> {
  const scopes = Map.groupBy(changes, ({ customer_id, property_id }) => property_id ?? customer_id);
  const rows = [...scopes].flatMap(([scope_id, there]) =>
    there.slice(0, 1).map(({ customer_id }) => ({ customer_id, scope_id, changes: there.length })),
  );
  await unit.tx
    .insert(knowledgeChanges)
    // In one order: two deeds wait for each other and never both ways.
    .values(rows.toSorted((a, b) => (a.scope_id < b.scope_id ? -1 : 1)))
    .onConflictDoUpdate({
      target: [knowledgeChanges.customer_id, knowledgeChanges.scope_id],
      set: { changes: sql`${knowledgeChanges.changes} + excluded.changes` },
    });
  for (const customerId of new Set(changes.map(({ customer_id }) => customer_id)))
    await unit.enqueue('answers.try', { customerId }, { key: customerId });
}

/** To be read before anything that it counts. @throws NOT_FOUND */
export async function changesAt({ tx }: UnitOfWork, propertyId: string): Promise<number> {
  const [row] = await tx.select({ changes: changesNow }).from(properties).where(eq(properties.id, propertyId));
  if (!row) throw notFound();
  return row.changes;
}

const kept = {
  property_id: properties.id,
  property_name: properties.name,
  asked: houseAnswers.asked,
  told: houseAnswers.told,
  shown: houseAnswers.shown,
  outcomes: houseAnswers.outcomes,
  tried_at: houseAnswers.tried_at,
  is_current: isCurrent(edition),
};

export type Kept = Awaited<ReturnType<typeof answersOfAll>>[number];

/** Of one property; undefined where its questions were never tried. */
export async function answersOf({ tx }: UnitOfWork, propertyId: string) {
  const [row] = await tx
    .select(kept)
    .from(properties)
    .innerJoin(houseAnswers, eq(houseAnswers.property_id, properties.id))
    .where(eq(properties.id, propertyId));
  return row;
}

/** So many properties are looked at. */
const maxProperties = 2000;

/** Of all active properties of a customer, by name; with nulls where the questions were never tried. */
export const answersOfAll = ({ tx }: UnitOfWork, customerId: string) =>
  tx
    .select(kept)
    .from(properties)
    .leftJoin(houseAnswers, eq(houseAnswers.property_id, properties.id))
    .where(and(eq(properties.customer_id, customerId), eq(properties.status, 'active')))
    .orderBy(properties.name, properties.id)
    .limit(maxProperties);

type Found = { customerId: string; propertyId: string; changes: number; outcomes: KeptOutcome[] };

/** One that was tried at a later count stays. */
export async function keepAnswers({ tx, now }: UnitOfWork, { customerId, propertyId, changes, outcomes }: Found) {
  const found = {
    customer_id: customerId,
    ...countsOf(outcomes),
    outcomes,
    tried_at: now,
    tried_changes: changes,
    tried_edition: edition,
  };
  await tx
    .insert(houseAnswers)
    .values({ property_id: propertyId, ...found })
    .onConflictDoUpdate({
      target: houseAnswers.property_id,
      set: found,
      setWhere: sql`${houseAnswers.tried_changes} <= ${changes}`,
    });
}

export const countsOf = (outcomes: readonly KeptOutcome[]) => ({
  asked: outcomes.length,
  told: outcomes.filter(({ outcome }) => outcome === 'told').length,
  shown: outcomes.filter(({ outcome }) => outcome === 'shown').length,
});
