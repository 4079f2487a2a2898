import { and, eq, inArray, isNull } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/properties.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { ImageSlot, StagedImage } from '#contract/properties/property-images.ts';
import { newId } from '#server/db/tables/columns.ts';
import { stagedFiles } from '#server/db/tables/properties.ts';
import type { Owner } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { conflict, invalid } from '#server/kernel/errors.ts';
import type { FileLinks } from '#server/kernel/file-links.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { columnValue, type ImageColumns, keysOf, linksTo, stagedKeys } from './image-keys.ts';
import { copyImage, readImage, writeImage } from './keep-image.ts';
import { discardFiles } from './sweep-files.ts';

const copy = spoken(copyInEnglish);

export type StagedRecord = typeof stagedFiles.$inferSelect;
type Parts = Pick<Deps, 'store' | 'files' | 'images' | 'fileLinks'>;

/** Nine slots and second thoughts; more is somebody filling our disk. */
export const uploading: RateLimit = { name: 'property-image', max: 120, windowSeconds: 600 };

/** Keeps a picture for a property that is not saved yet. The row comes first, so that no file is without one. */
export async function stageImage(
  parts: Parts,
  actor: Owner,
  { slot, file }: { slot: ImageSlot; file: File },
): Promise<StagedImage> {
  await limitRate(parts.store, uploading, actor.customerId);
  const image = await readImage(parts, file);
  const id = newId();
  const keys = stagedKeys(id);
  const row = await withActor(parts.store, actor, (unit) => note(unit, actor, { id, slot, file_key: keys.full }));
  await writeImage(parts, keys, image);
  return toStaged(row, parts.fileLinks);
}

/** Writes down that a file is about to be, or is no longer wanted: whatever comes of it, the sweep finds it. */
export async function note(
  { tx, now }: UnitOfWork,
  { customerId }: Pick<Owner, 'customerId'>,
  file: { id?: string; slot: ImageSlot; file_key: string; attached_at?: Date },
): Promise<StagedRecord> {
  const [row] = await tx
    .insert(stagedFiles)
    .values({ customer_id: customerId, created_at: now, ...file })
    .returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

export const toStaged = (row: StagedRecord, links: FileLinks): StagedImage => ({
  id: row.id,
  slot: row.slot as ImageSlot, // written through the contract's list
  created_at: row.created_at.toISOString(),
  ...linksTo(columnValue(stagedKeys(row.id), row.id), links),
});

/** Pictures of a property that is about to be: their files are in place, their notes are kept until it is saved. */
export type PreparedImages = { columns: ImageColumns; stagedIds: string[]; noteIds: string[] };

/**
 * Copies staged pictures to where the property's own stand, before the transaction that makes it, so that no row names
 * a file that is not there. @throws INVALID at the slot whose picture was swept or is not the owner's
 */
export async function prepareImages(
  { store, files }: Pick<Deps, 'store' | 'files'>,
  actor: Owner,
  propertyId: string,
  images: Partial<Record<ImageSlot, string>>,
): Promise<PreparedImages> {
  const wanted = Object.entries(images) as [ImageSlot, string][]; // the keys of its type
  const prepared: PreparedImages = { columns: {}, stagedIds: wanted.map(([, id]) => id), noteIds: [] };
  if (!wanted.length) return prepared;
  await withActor(store, actor, async (unit) => {
    const found = await findStaged(unit, actor, prepared.stagedIds);
    for (const [slot, id] of wanted) {
      if (!found.some((row) => row.id === id)) throw lostPicture(slot);
      prepared.noteIds.push((await note(unit, actor, { slot, file_key: keysOf(propertyId, slot).full })).id);
    }
  });
  for (const [slot, id] of wanted) {
    const keys = keysOf(propertyId, slot);
    if (!(await copyImage({ files }, stagedKeys(id), keys))) throw lostPicture(slot);
    prepared.columns[slot] = columnValue(keys, id);
  }
  return prepared;
}

const lostPicture = (slot: ImageSlot) => invalid({ [`images.${slot}`]: copy.pictureLost });

/** Staged pictures of the owner's that no property has taken. */
export const findStaged = ({ tx }: UnitOfWork, { customerId }: Pick<Owner, 'customerId'>, ids: string[]) =>
  tx
    .select()
    .from(stagedFiles)
    .where(and(inArray(stagedFiles.id, ids), eq(stagedFiles.customer_id, customerId), isNull(stagedFiles.attached_at)));

/**
 * The last step, in the transaction that names them: they are the property's now. @throws CONFLICT when another one has
 * them
 */
export async function attachImages(
  unit: UnitOfWork,
  { store, files }: Pick<Deps, 'store' | 'files'>,
  { customerId }: Pick<Owner, 'customerId'>,
  { stagedIds, noteIds }: PreparedImages,
): Promise<void> {
  if (!stagedIds.length) return;
  const taken = await unit.tx
    .update(stagedFiles)
    .set({ attached_at: unit.now })
    .where(
      and(inArray(stagedFiles.id, stagedIds), eq(stagedFiles.customer_id, customerId), isNull(stagedFiles.attached_at)),
    )
    .returning();
  if (taken.length < new Set(stagedIds).size) throw conflict(copy.picturesTaken);
  await unit.tx
    .delete(stagedFiles)
    .where(and(inArray(stagedFiles.id, noteIds), eq(stagedFiles.customer_id, customerId)));
  unit.afterCommit(async () => void (await discardFiles({ store, files }, taken)));
}
