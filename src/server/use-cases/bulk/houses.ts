import { and, asc, eq, inArray } from 'drizzle-orm';
import type { RefusedProperty } from '#contract/bulk/bulk.ts';
import * as copy from '#contract/messages/en/bulk.ts';
import { properties } from '#server/db/tables/properties.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { OfMany } from '#server/kernel/of-many.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

export type House = { id: string; name: string; isActive: boolean };

/**
 * The customer's properties of these ids, in the order of their ids, held until the transaction ends: two deeds wait for
 * each other and never both ways. @throws NOT_FOUND when one of them is not the customer's
 */
export async function lockHouses({ tx }: UnitOfWork, customerId: string, ids: string[]): Promise<House[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const rows = await tx
    .select({ id: properties.id, name: properties.name, status: properties.status })
    .from(properties)
    .where(and(eq(properties.customer_id, customerId), inArray(properties.id, wanted)))
    .orderBy(asc(properties.id))
    .for('update');
  if (rows.length < wanted.length) throw notFound();
  return rows.map(({ id, name, status }) => ({ id, name, isActive: status === 'active' }));
}

/** What came of it: something for each property that changed, how many were so already, and who refused. */
export type Outcome<T> = { done: T[]; same: number; refused: RefusedProperty[] };

/** Does something at all houses that are there, and reports it by house: one that was removed refuses. */
export async function atHouses<T>(
  houses: House[],
  act: (propertyIds: string[]) => Promise<OfMany<T>>,
): Promise<Outcome<T>> {
  const there = houses.filter(({ isActive }) => isActive).map(({ id }) => id);
  const { done, refused } = there.length > 0 ? await act(there) : { done: new Map(), refused: new Map() };
  const whys = houses.flatMap(({ id, name, isActive }) => {
    const why = isActive ? refused.get(id) : copy.isRemoved;
    return why === undefined ? [] : [{ property_id: id, property_name: name, why }];
  });
  return { done: [...done.values()], same: houses.length - done.size - whys.length, refused: whys };
}
