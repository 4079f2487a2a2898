import { and, eq } from 'drizzle-orm';
import type { DeedReport } from '#contract/bulk/bulk.ts';
import * as copyInEnglish from '#contract/messages/en/bulk.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { findContactPoint, unassign } from '#features/contractors';
import { findArticle, removeArticle } from '#features/knowledge';
import { addGroup, removeGroup } from '#features/properties';
import { undoChange } from '#features/protocols';
import { bulkDeeds, type Inverse } from '#server/db/tables/bulk.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { eachHouse, lockHouses } from './each-house.ts';
import { toReport } from './reports.ts';

const copy = spoken(copyInEnglish);

/**
 * Takes a deed back, at each property by what was kept of it. A property whose thing was changed since is left as it is
 * and reported. @throws NOT_FOUND; CONFLICT when it is too late
 */
export async function undoDeed(unit: UnitOfWork, { customerId }: Owner, id: string): Promise<DeedReport> {
  const which = and(eq(bulkDeeds.id, id), eq(bulkDeeds.customer_id, customerId));
  const [row] = await unit.tx.select().from(bulkDeeds).where(which).for('update');
  if (!row) throw notFound();
  if (row.undone_at) return toReport(row, unit.now);
  if (row.undo_until <= unit.now) throw conflict(copy.undoOver);
  const inverses = new Map(row.inverses.map((one) => [one.property_id, one]));
  const houses = inverses.size > 0 ? await lockHouses(unit, customerId, [...inverses.keys()]) : [];
  const { refused } = await eachHouse(unit, houses, async (house) => {
    const inverse = inverses.get(house.id);
    if (!house.isActive) throw conflict(copy.isRemoved);
    if (inverse) await takeBack(unit, customerId, inverse, row.at);
    return house.id;
  });
  const [undone] = await unit.tx
    .update(bulkDeeds)
    .set({ undone_at: unit.now, not_undone: refused })
    .where(which)
    .returning();
  if (!undone) throw notFound();
  return toReport(undone, unit.now);
}

async function takeBack(unit: UnitOfWork, customerId: string, inverse: Inverse, doneAt: Date): Promise<void> {
  const place = { customerId, propertyId: inverse.property_id };
  switch (inverse.kind) {
    case 'add_group': {
      if (!(await removeGroup(unit, place, inverse.group))) throw conflict(copy.changedSince);
      if (inverse.was !== null) await addGroup(unit, place, { kind: inverse.group.kind, name: inverse.was });
      return;
    }
    case 'remove_group': {
      const added = await addGroup(unit, place, inverse.group);
      // Another building or owner was written down since: it stays.
      if (!added || added.was !== null) throw conflict(copy.changedSince);
      return;
    }
    case 'assign_contractor':
      return unassignAgain(unit, place, inverse.contractor_id);
    case 'set_rules':
      await undoChange(unit, { customerId, id: inverse.change_id, rule: undefined, over: undefined });
      return;
    case 'add_article': {
      const article = await findArticle(unit, customerId, inverse.article_id);
      if (article.updated_at > doneAt) throw conflict(copy.changedSince);
      return removeArticle(unit, customerId, inverse.article_id);
    }
  }
}

/** Whoever became the Contact Point Person since is needed there. */
async function unassignAgain(unit: UnitOfWork, place: Place, contractorId: string): Promise<void> {
  const point = await findContactPoint(unit, place.propertyId);
  if (point?.id === contractorId) throw conflict(copy.isContactPoint);
  return unassign(unit, place, contractorId);
}
type Place = { customerId: string; propertyId: string };
