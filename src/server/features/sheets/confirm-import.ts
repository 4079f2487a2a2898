import { and, eq, gt, lt, or } from 'drizzle-orm';
import { importLimits } from '#contract/imports.ts';
import { withoutGuessing } from '#features/properties';
import { imports } from '#server/db/tables/sheets.ts';
import type { Owner } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import { type Unit, withActor } from '#server/kernel/transaction.ts';
import { pagesOf } from './write-rows.ts';

export type ImportRecord = typeof imports.$inferSelect;
type Parts = Pick<Deps, 'store' | 'vault'>;

/** One that has been at work for longer died with its server. */
const abandonedMs = 120_000;

/**
 * Writes what was previewed in one transaction, every row or none. A second time it answers what the first one did.
 * @throws NOT_FOUND; CONFLICT when it is being written, or naming the row that no longer fits
 */
export async function confirmImport(parts: Parts, owner: Owner, id: string): Promise<ImportRecord> {
  const claimed = await withActor(parts.store, owner, (unit) => claim(unit, owner, id));
  if (claimed.state === 'done') return claimed;
  try {
    return await withoutGuessing(parts.store, owner.customerId, () =>
      withActor(parts.store, owner, (unit) => write(unit, parts, owner, claimed)),
    );
  } catch (error) {
    await withActor(parts.store, owner, (unit) => release(unit, claimed));
    throw error;
  }
}

/** @throws NOT_FOUND when it is not the owner's, or too old to be what they remember */
export async function findImport({ tx, now }: Unit, owner: Owner, id: string): Promise<ImportRecord> {
  const oldest = new Date(now.getTime() - importLimits.hours * 3_600_000);
  const [row] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.customer_id, owner.customerId), gt(imports.created_at, oldest)));
  if (!row) throw notFound('This preview is over. Choose the file again.');
  return row;
}

async function claim(unit: Unit, owner: Owner, id: string): Promise<ImportRecord> {
  const found = await findImport(unit, owner, id);
  if (found.state === 'done') return found;
  const abandoned = lt(imports.claimed_at, new Date(unit.now.getTime() - abandonedMs));
  const [row] = await unit.tx
    .update(imports)
    .set({ state: 'writing', claimed_at: unit.now, written: 0 })
    .where(and(eq(imports.id, id), or(eq(imports.state, 'ready'), and(eq(imports.state, 'writing'), abandoned))))
    .returning();
  if (!row) throw conflict('This file is being imported already.');
  return row;
}

async function write(unit: Unit, parts: Parts, owner: Owner, claimed: ImportRecord): Promise<ImportRecord> {
  for (const rows of pagesOf(parts, claimed)) {
    await rows.write(unit, parts, owner);
    // Beside the transaction, or nobody could see it before the end.
    await withActor(parts.store, owner, ({ tx }) =>
      tx.update(imports).set({ written: rows.upTo }).where(mine(claimed)),
    );
  }
  const [done] = await unit.tx
    .update(imports)
    .set({ state: 'done', written: claimed.rows, content: null })
    .where(mine(claimed))
    .returning();
  if (!done) throw conflict('This file is being imported already.');
  return done;
}

const release = ({ tx }: Unit, claimed: ImportRecord) =>
  tx.update(imports).set({ state: 'ready', claimed_at: null, written: 0 }).where(mine(claimed));

/** As long as nobody else has taken it over. */
const mine = ({ id, claimed_at }: ImportRecord) =>
  and(eq(imports.id, id), eq(imports.state, 'writing'), claimed_at ? eq(imports.claimed_at, claimed_at) : undefined);
