import { bulkLimits, type Deed, type DeedReport } from '#contract/bulk/bulk.ts';
import * as copyInEnglish from '#contract/messages/en/bulk.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { dayMs } from '#contract/privacy/retention.ts';
import { bulkDeeds, type Inverse } from '#server/db/tables/bulk.ts';
import { type Owner, signature } from '#server/kernel/actor.ts';
import { conflict } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { makeReady } from './deeds.ts';
import { eachHouse, lockHouses, type Outcome } from './each-house.ts';
import { toReport } from './reports.ts';

const copy = spoken(copyInEnglish);

export type Wanted = { property_ids: string[]; deed: Deed };

/** @throws NOT_FOUND when a property, or what the deed is about, is not the owner's */
export async function doDeed(
  unit: UnitOfWork,
  { vault }: { vault: Vault },
  { customerId }: Owner,
  { property_ids, deed }: Wanted,
): Promise<Outcome<Inverse> & { about: string; properties: number }> {
  const houses = await lockHouses(unit, customerId, property_ids);
  const ready = await makeReady({ unit, vault, customerId }, deed);
  const outcome = await eachHouse(unit, houses, (house) => {
    if (!house.isActive) throw conflict(copy.isRemoved);
    return ready.at(house);
  });
  return { ...outcome, about: ready.about, properties: houses.length };
}

/** Does it, and keeps what takes it back. */
export async function runDeed(
  unit: UnitOfWork,
  parts: { vault: Vault },
  owner: Owner,
  wanted: Wanted,
): Promise<DeedReport> {
  const { done, refused, about, properties } = await doDeed(unit, parts, owner, wanted);
  const [row] = await unit.tx
    .insert(bulkDeeds)
    .values({
      customer_id: owner.customerId,
      kind: wanted.deed.kind,
      about,
      properties,
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
