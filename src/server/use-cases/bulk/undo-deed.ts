import { and, eq } from 'drizzle-orm';
import type { DeedReport } from '#contract/bulk/bulk.ts';
import { subjectOf } from '#contract/enumerations/bulk.ts';
import * as copy from '#contract/messages/en/bulk.ts';
import {
  type ArticleInverse,
  bulkDeeds,
  type ContractorInverse,
  type Inverse,
  type PropertyInverse,
} from '#server/db/tables/bulk.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { undoArticleDeed } from './article-deeds.ts';
import { undoContractorDeed } from './contractor-deeds.ts';
import type { By, Undoing } from './ready.ts';
import { toReport } from './reports.ts';
import { atAll, lockSubjects } from './subjects.ts';
import { undoAtProperties } from './undo-at-properties.ts';

/**
 * Takes a deed back, one by one by what was kept of it. What was changed since is left as it is and reported. @throws NOT_FOUND; CONFLICT when it is too late
 */
export async function undoDeed(
  unit: UnitOfWork,
  { vault }: { vault: Vault },
  { customerId }: Owner,
  id: string,
): Promise<DeedReport> {
  const which = and(eq(bulkDeeds.id, id), eq(bulkDeeds.customer_id, customerId));
  const [row] = await unit.tx.select().from(bulkDeeds).where(which).for('update');
  if (!row) throw notFound();
  if (row.undone_at) return toReport(row, unit.now);
  if (row.undo_until <= unit.now) throw conflict(copy.undoOver);
  const { subjects, at } = await undoing({ unit, vault, customerId }, row);
  const { refused } = await atAll(subjects, at);
  const [undone] = await unit.tx
    .update(bulkDeeds)
    .set({ undone_at: unit.now, not_undone: refused })
    .where(which)
    .returning();
  if (!undone) throw notFound();
  return toReport(undone, unit.now);
}

async function undoing(by: By, { kind, inverses, at }: typeof bulkDeeds.$inferSelect): Promise<Undoing> {
  switch (subjectOf(kind)) {
    case 'contractor':
      return undoContractorDeed(by, inverses.filter(isOfContractor));
    case 'article':
      return undoArticleDeed(by, inverses.filter(isOfArticle), at);
    case 'property': {
      const known = new Map(inverses.filter(isOfProperty).map((one) => [one.property_id, one]));
      return {
        subjects: await lockSubjects(by.unit, by.customerId, 'property', [...known.keys()]),
        at: (ids) =>
          undoAtProperties(
            by.unit,
            by.customerId,
            ids.flatMap((id) => known.get(id) ?? []),
            at,
          ),
      };
    }
  }
}

const isOfContractor = (one: Inverse): one is ContractorInverse => subjectOf(one.kind) === 'contractor';
const isOfArticle = (one: Inverse): one is ArticleInverse => subjectOf(one.kind) === 'article';
const isOfProperty = (one: Inverse): one is PropertyInverse => subjectOf(one.kind) === 'property';
