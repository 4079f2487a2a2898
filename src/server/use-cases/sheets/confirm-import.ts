import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/sheets/imports.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { type ImportProgress, importLimits } from '#contract/sheets/imports.ts';
import { limitAddressProbing } from '#features/properties';
import { imports } from '#server/db/tables/sheets.ts';
import type { Owner } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import { once } from '#server/kernel/once.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { pagesOf } from './write-rows.ts';

const copy = spoken(copyInEnglish);

export type ImportRecord = typeof imports.$inferSelect;
type Parts = Pick<Deps, 'store' | 'vault' | 'repeat'>;

/**
 * Writes what was previewed in one transaction, every row or none. A second time it answers what the first one did; one
 * that died with its server is free at once, since the hold ends with its connection.
 * @throws NOT_FOUND; CONFLICT when it is being written, or naming the row that no longer fits
 */
export const confirmImport = (parts: Parts, owner: Owner, id: string): Promise<ImportProgress> =>
  limitAddressProbing(parts.store, owner.customerId, () =>
    once(parts, owner, async (unit) => toProgress(await write(unit, parts, owner, id))),
  );

/** @throws NOT_FOUND when it is not the owner's, or too old to be what they remember */
export async function findImport({ tx, now }: UnitOfWork, owner: Owner, id: string): Promise<ImportRecord> {
  const oldest = new Date(now.getTime() - importLimits.hours * 3_600_000);
  const [row] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.customer_id, owner.customerId), gt(imports.created_at, oldest)));
  if (!row) throw notFound(copy.previewExpired);
  return row;
}

async function write(unit: UnitOfWork, parts: Parts, owner: Owner, id: string): Promise<ImportRecord> {
  if (!(await hold(unit, id))) throw conflict(copy.underWay);
  const found = await findImport(unit, owner, id);
  if (found.state === 'done') return found;
  // Beside the transaction, or nobody could see it before the end.
  const show = (progress: Partial<ImportRecord>) =>
    withActor(parts.store, owner, ({ tx }) => tx.update(imports).set(progress).where(eq(imports.id, id)).returning());
  await show({ state: 'writing', claimed_at: unit.now, written: 0, cancel_asked_at: null });
  try {
    for (const rows of pagesOf(parts, found)) {
      await rows.write(unit, parts, owner);
      const [now] = await show({ written: rows.upTo });
      if (now?.cancel_asked_at) throw conflict(copy.cancelled);
    }
  } catch (error) {
    await show(unwritten);
    throw error;
  }
  const [done] = await unit.tx
    .update(imports)
    .set({ state: 'done', written: found.rows, content: null })
    .where(and(eq(imports.id, id), isNull(imports.cancel_asked_at)))
    .returning();
  if (done) return done;
  // Cancelled after the last look: this transaction takes all of it back.
  await show(unwritten);
  throw conflict(copy.cancelled);
}

const unwritten = { state: 'ready', claimed_at: null, written: 0, cancel_asked_at: null } as const;

/** Asks whoever writes it to stop. @throws NOT_FOUND */
export const cancelImport = (parts: Parts, owner: Owner, id: string): Promise<ImportProgress> =>
  once(parts, owner, async (unit) => {
    await findImport(unit, owner, id);
    await unit.tx
      .update(imports)
      .set({ cancel_asked_at: unit.now })
      .where(and(eq(imports.id, id), eq(imports.customer_id, owner.customerId), eq(imports.state, 'writing')));
    return toProgress(await findImport(unit, owner, id));
  });

/** Until the end of the transaction; false while another one writes it. */
async function hold({ tx }: UnitOfWork, id: string): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`import:${id}`}, 0)) as free`,
  );
  return rows[0]?.free === true;
}

export const toProgress = (row: ImportRecord): ImportProgress => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  rows: row.rows,
  written: row.written,
  created_at: row.created_at.toISOString(),
});
