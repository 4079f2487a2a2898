import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { type Archive, type ArchiveState, busyStates } from '#contract/privacy/archives.ts';
import type { z } from '#contract/z.ts';
import { accountArchives } from '#server/db/tables/archives.ts';
import { stagedFiles } from '#server/db/tables/properties.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { partKeys } from './parts.ts';

export type ArchiveRecord = typeof accountArchives.$inferSelect;

export const isBusy = ({ state }: Pick<ArchiveRecord, 'state'>): boolean => busyStates.some((busy) => busy === state);

/** The asker's own, the newest first. */
export const archivesOf = ({ tx }: UnitOfWork, { customerId, userId }: Owner): Promise<ArchiveRecord[]> =>
  tx
    .select()
    .from(accountArchives)
    .where(and(eq(accountArchives.customer_id, customerId), eq(accountArchives.asked_by, userId)))
    .orderBy(desc(accountArchives.created_at), desc(accountArchives.id))
    .limit(20);

/** Locked until the end of the transaction. @throws NOT_FOUND for one that somebody else asked for */
export async function lockArchive(
  { tx }: UnitOfWork,
  { customerId, userId }: Owner,
  id: string,
): Promise<ArchiveRecord> {
  const [row] = await tx
    .select()
    .from(accountArchives)
    .where(
      and(
        eq(accountArchives.id, id),
        eq(accountArchives.customer_id, customerId),
        eq(accountArchives.asked_by, userId),
      ),
    )
    .for('update');
  if (!row) throw notFound();
  return row;
}

export async function changeArchive(
  { tx }: UnitOfWork,
  id: string,
  set: Partial<ArchiveRecord>,
): Promise<ArchiveRecord | undefined> {
  const [row] = await tx.update(accountArchives).set(set).where(eq(accountArchives.id, id)).returning();
  return row;
}

/** The row goes; its parts go with the next sweep of files, whatever becomes of this node. */
export async function dropArchive(unit: UnitOfWork, row: ArchiveRecord): Promise<void> {
  await dropParts(unit, row);
  await unit.tx.delete(accountArchives).where(eq(accountArchives.id, row.id));
}

/** Its parts go; what is known of it stays. */
export async function dropParts(unit: UnitOfWork, row: ArchiveRecord): Promise<void> {
  const notes = partKeys(row).map((file_key) => ({
    customer_id: row.customer_id,
    slot: 'deleted',
    file_key,
    attached_at: unit.now,
    created_at: unit.now,
  }));
  for (let at = 0; at < notes.length; at += 500) await unit.tx.insert(stagedFiles).values(notes.slice(at, at + 500));
  await changeArchive(unit, row.id, { parts: 0 });
}

/** Files that are being read back and that no row names yet: the sweep leaves them alone until they are given up. */
export const readBackSlot = 'read-back';

/** What a reading that ended without effect had put in place goes with the next sweep; an account reads one at a time. */
export async function giveUpFiles(
  { tx, now }: UnitOfWork,
  { customer_id, direction }: Pick<ArchiveRecord, 'customer_id' | 'direction'>,
): Promise<void> {
  if (direction === 'out') return;
  const theirs = and(eq(stagedFiles.customer_id, customer_id), eq(stagedFiles.slot, readBackSlot));
  await tx.update(stagedFiles).set({ attached_at: now }).where(theirs);
}

const running: ArchiveState[] = ['making', 'checking', 'writing'];

/** Hourly. What is over; what is still at work then is told to stop, and goes the next time. */
export async function dropExpiredArchives(unit: UnitOfWork): Promise<void> {
  const { tx, now } = unit;
  const over = await tx.select().from(accountArchives).where(lte(accountArchives.expires_at, now)).limit(200);
  for (const row of over) {
    if (running.includes(row.state)) await changeArchive(unit, row.id, { state: 'stopping' });
    else {
      await giveUpFiles(unit, row);
      await dropArchive(unit, row);
    }
  }
}

/** How many rows of one account an archive that is at work would meet. */
export async function isOneAtWork({ tx }: UnitOfWork, customerId: string): Promise<boolean> {
  const at = and(eq(accountArchives.customer_id, customerId), inArray(accountArchives.state, [...busyStates]));
  const [row] = await tx.select({ n: sql<number>`1` }).from(accountArchives).where(at).limit(1);
  return row !== undefined;
}

export const toArchive = (row: ArchiveRecord): z.input<typeof Archive> => ({
  id: row.id,
  direction: row.direction,
  state: row.state,
  secrets: row.secrets,
  file_name: row.file_name,
  bytes: row.bytes,
  parts: row.parts,
  done: row.done,
  total: row.total,
  problem: row.problem,
  report: row.report,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});
