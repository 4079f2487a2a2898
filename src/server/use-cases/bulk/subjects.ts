import { and, asc, eq, inArray } from 'drizzle-orm';
import { bulkLimits, type Refused } from '#contract/bulk/bulk.ts';
import type { DeedSubject } from '#contract/enumerations/bulk.ts';
import * as copy from '#contract/messages/en/bulk.ts';
import { fill } from '#contract/messages/fill.ts';
import { contractors } from '#server/db/tables/contractors.ts';
import { knowledgeArticles } from '#server/db/tables/knowledge.ts';
import { properties } from '#server/db/tables/properties.ts';
import { invalid, notFound } from '#server/kernel/errors.ts';
import type { OfMany } from '#server/kernel/of-many.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** One of those that a deed is done to. `key` tells it from the others; a pair has the `id` of what was chosen. */
export type Subject = { key: string; id: string; name: string; isActive: boolean };

const tables = {
  property: [properties, properties.name],
  contractor: [contractors, contractors.company_name],
  article: [knowledgeArticles, knowledgeArticles.title],
} as const;

/**
 * The customer's of these ids, in the order of their ids, held until the transaction ends: two deeds wait for each other
 * and never both ways. @throws NOT_FOUND when one of them is not the customer's
 */
export async function lockSubjects(
  { tx }: UnitOfWork,
  customerId: string,
  subject: DeedSubject,
  ids: string[],
): Promise<Subject[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const [table, name] = tables[subject];
  const rows = await tx
    .select({ id: table.id, name, status: table.status })
    .from(table)
    .where(and(eq(table.customer_id, customerId), inArray(table.id, wanted)))
    .orderBy(asc(table.id))
    // The key of a contractor stays free: whoever answers one of its jobs refers to it (remove-contractor.ts).
    .for(subject === 'contractor' ? 'no key update' : 'update');
  if (rows.length < wanted.length) throw notFound();
  return rows.map((row) => ({ key: row.id, id: row.id, name: row.name, isActive: row.status === 'active' }));
}

export const pairKey = (id: string, propertyId: string): string => `${id} ${propertyId}`;

/** Each with each property; reported as one at the other. @throws INVALID for too many at once */
export function pairsOf(chosen: Subject[], houses: Subject[]): Subject[] {
  if (chosen.length * houses.length > bulkLimits.pairs) throw invalid({ deed: copy.tooManyPairs }, copy.tooManyPairs);
  return chosen.flatMap((one) =>
    houses.map((house) => ({
      key: pairKey(one.id, house.id),
      id: one.id,
      name: fill(copy.atProperty, { what: one.name, property: house.name }),
      isActive: one.isActive && house.isActive,
    })),
  );
}

/** What came of it: something for each that changed, how many were so already, and who refused. */
export type Outcome<T> = { done: T[]; same: number; refused: Refused[] };

/** Does something to all that are there, and reports it one by one: what was removed refuses. */
export async function atAll<T>(subjects: Subject[], act: (keys: string[]) => Promise<OfMany<T>>): Promise<Outcome<T>> {
  const there = subjects.filter(({ isActive }) => isActive).map(({ key }) => key);
  const { done, refused } = there.length > 0 ? await act(there) : { done: new Map(), refused: new Map() };
  const whys = subjects.flatMap(({ key, id, name, isActive }) => {
    const why = isActive ? refused.get(key) : copy.isRemoved;
    return why === undefined ? [] : [{ id, name, why }];
  });
  return { done: [...done.values()], same: subjects.length - done.size - whys.length, refused: whys };
}
