import { and, eq } from 'drizzle-orm';
import type { DeedReport } from '#contract/bulk/bulk.ts';
import * as copy from '#contract/messages/en/bulk.ts';
import { bulkDeeds } from '#server/db/tables/bulk.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { atHouses, lockHouses } from './houses.ts';
import { toReport } from './reports.ts';
import { takeBack } from './take-back.ts';

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
  const houses = await lockHouses(unit, customerId, [...inverses.keys()]);
  const { refused } = await atHouses(houses, (ids) =>
    takeBack(
      unit,
      customerId,
      ids.flatMap((id) => inverses.get(id) ?? []),
      row.at,
    ),
  );
  const [undone] = await unit.tx
    .update(bulkDeeds)
    .set({ undone_at: unit.now, not_undone: refused })
    .where(which)
    .returning();
  if (!undone) throw notFound();
  return toReport(undone, unit.now);
}
