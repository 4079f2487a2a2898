import { bulkLimits, type Deed, type DeedReport } from '#contract/bulk/bulk.ts';
import { dayMs } from '#contract/privacy/retention.ts';
import { bulkDeeds, type Inverse } from '#server/db/tables/bulk.ts';
import { type Owner, signature } from '#server/kernel/actor.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { makeReady } from './deeds.ts';
import { toReport } from './reports.ts';
import { atAll, type Outcome } from './subjects.ts';

export type Wanted = { chosen_ids: string[]; deed: Deed };

/** @throws NOT_FOUND when something that was chosen, or what the deed is about, is not the owner's */
export async function doDeed(
  unit: UnitOfWork,
  { vault }: { vault: Vault },
  { customerId }: Owner,
  { chosen_ids, deed }: Wanted,
): Promise<Outcome<Inverse> & { about: string; count: number }> {
  const { about, subjects, at } = await makeReady({ unit, vault, customerId }, deed, chosen_ids);
  return { ...(await atAll(subjects, at)), about, count: subjects.length };
}

/** Does it, and keeps what takes it back. */
export async function runDeed(
  unit: UnitOfWork,
  parts: { vault: Vault },
  owner: Owner,
  wanted: Wanted,
): Promise<DeedReport> {
  const { done, refused, about, count } = await doDeed(unit, parts, owner, wanted);
  const [row] = await unit.tx
    .insert(bulkDeeds)
    .values({
      customer_id: owner.customerId,
      kind: wanted.deed.kind,
      about,
      count,
      done: done.length,
      refused,
      inverses: done,
      ...signature(unit.actor),
      at: unit.now,
      undo_until: new Date(unit.now.getTime() + bulkLimits.undoDays * dayMs),
    })
    .returning();
  if (!row) throw new Error('insert returned no row');
  return toReport(row, unit.now);
}
