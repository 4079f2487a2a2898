import { eq, sql } from 'drizzle-orm';
import { retention } from '#contract/privacy/retention.ts';
import { imageSlots } from '#contract/properties/property-images.ts';
import { properties, stagedFiles } from '#server/db/tables/properties.ts';
import { system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { keysBy } from './image-keys.ts';

type Parts = Pick<Deps, 'store' | 'files'>;
type FileNote = typeof stagedFiles.$inferSelect;

/** A staged picture waits a day for its property; an attempt to attach or put one is over after minutes. */
const stagedHours = retention.pictures.days * 24;
const attemptMinutes = 5;
const atOnce = 500;

/**
 * Files that nothing names any more (those of an archive that is being read back are its job's to give up): of wizards nobody came back to, of attempts that failed, of slots that were
 * emptied.
 */
export async function sweepFiles(parts: Parts): Promise<void> {
  for (;;) {
    const due = await findDue(parts);
    const discarded = await discardFiles(parts, due);
    if (due.length < atOnce || discarded === 0) return;
  }
}

const findDue = ({ store }: Parts): Promise<FileNote[]> =>
  withActor(store, system, ({ tx, now }) => {
    const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
    return tx
      .select()
      .from(stagedFiles)
      .where(
        sql`${stagedFiles.attached_at} is not null
          or (${stagedFiles.created_at} < ${before(stagedHours * 60)} and ${stagedFiles.slot} <> 'read-back')
          or (${stagedFiles.created_at} < ${before(attemptMinutes)} and ${stagedFiles.file_key} not like 'staged/%'
            and ${stagedFiles.slot} <> 'read-back')`,
      )
      .limit(atOnce);
  });

/** Each for itself: a file that cannot be deleted now is left for the next sweep. @returns how many were */
export async function discardFiles(parts: Parts, notes: FileNote[]): Promise<number> {
  let discarded = 0;
  for (const one of notes) {
    await discard(parts, one).then(() => discarded++, parts.store.report);
  }
  return discarded;
}

/**
 * The property is locked meanwhile: whoever fills the slot again comes before this, and is seen, or writes after it.
 */
const discard = ({ store, files }: Parts, one: FileNote): Promise<void> =>
  withActor(store, system, async (unit) => {
    if (!(await isWanted(unit, one))) {
      const keys = keysBy(one.file_key);
      await files.delete(keys.full);
      await files.delete(keys.small);
    }
    await unit.tx.delete(stagedFiles).where(eq(stagedFiles.id, one.id));
  });

/** What the keys of a property's own pictures begin with. */
const isPropertyId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

async function isWanted({ tx, now }: UnitOfWork, one: FileNote): Promise<boolean> {
  const [place = ''] = one.file_key.split('/');
  if (!isPropertyId.test(place)) return false; // staged pictures, and what has a note once it is to go: photos, papers
  const [row] = await tx.select().from(properties).where(eq(properties.id, place)).for('update');
  if (row && imageSlots.some((slot) => row[slot]?.startsWith(`${one.file_key}?`))) return true;
  const alive = new Date(now.getTime() - attemptMinutes * 60_000).toISOString();
  const { rows } = await tx.execute(sql`
    select 1 from staged_files where file_key = ${one.file_key} and id <> ${one.id} and attached_at is null
      and created_at >= ${alive} limit 1`);
  return rows.length > 0;
}
