import { ORPCError } from '@orpc/server';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { RefusedProperty } from '#contract/bulk/bulk.ts';
import { properties } from '#server/db/tables/properties.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

export type House = { id: string; name: string; isActive: boolean };

/**
 * The customer's properties of these ids, in the order of their ids, held until the transaction ends: two deeds wait for
 * each other and never both ways. @throws NOT_FOUND when one of them is not the customer's
 */
export async function lockHouses({ tx }: UnitOfWork, customerId: string, ids: string[]): Promise<House[]> {
  const wanted = [...new Set(ids)];
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

/**
 * Does something at each house. What one refuses is taken back there and reported; what nobody expected ends it all.
 * `act` answers undefined where nothing had to be changed.
 */
export async function eachHouse<T>(
  unit: UnitOfWork,
  houses: House[],
  act: (house: House) => Promise<T | undefined>,
): Promise<Outcome<T>> {
  const outcome: Outcome<T> = { done: [], same: 0, refused: [] };
  for (const house of houses) {
    await unit.tx.execute(sql`savepoint one_house`);
    try {
      const made = await act(house);
      if (made === undefined) outcome.same += 1;
      else outcome.done.push(made);
      await unit.tx.execute(sql`release savepoint one_house`);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      await unit.tx.execute(sql`rollback to savepoint one_house`);
      outcome.refused.push({ property_id: house.id, property_name: house.name, why: error.message });
    }
  }
  return outcome;
}

/** What a verb says in words; not what broke. */
const isRefusal = (error: unknown): error is ORPCError<string, unknown> =>
  error instanceof ORPCError && [404, 409, 422].includes(error.status);
