import { and, eq } from 'drizzle-orm';
import type { ImageSlot, SlotImage } from '#contract/properties/property-images.ts';
import { newId } from '#server/db/tables/columns.ts';
import { properties, stagedFiles } from '#server/db/tables/properties.ts';
import type { Owner } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { notFound } from '#server/kernel/errors.ts';
import { limitRate } from '#server/kernel/rate-limit.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { columnValue, keysOf, linksTo } from './image-keys.ts';
import { readImage, writeImage } from './keep-image.ts';
import { note, uploading } from './stage-image.ts';
import { discardFiles } from './sweep-files.ts';
import { lockProperty } from './update-property.ts';

type Parts = Pick<Deps, 'store' | 'files' | 'images' | 'fileLinks'>;
type Slot = { id: string; slot: ImageSlot };

/**
 * Puts a picture into a slot of an active property, in the place of the one that is there. What dies in between leaves
 * a note for the sweep, and the slot with one of the two pictures. @throws NOT_FOUND; INVALID on `file`
 */
export async function putImage(
  parts: Parts,
  actor: Owner,
  { id, slot, file }: Slot & { file: File },
): Promise<SlotImage> {
  const { store } = parts;
  await withActor(store, actor, (unit) => lockActive(unit, actor, id));
  await limitRate(store, uploading, actor.customerId);
  const image = await readImage(parts, file);
  const keys = keysOf(id, slot);
  const begun = await withActor(store, actor, async (unit) => {
    await lockActive(unit, actor, id);
    return note(unit, actor, { slot, file_key: keys.full });
  });
  await writeImage(parts, keys, image);
  const value = columnValue(keys, newId());
  await withActor(store, actor, async (unit) => {
    await lockActive(unit, actor, id);
    await fillSlot(unit, actor, { id, slot }, value);
    await unit.tx.delete(stagedFiles).where(eq(stagedFiles.id, begun.id));
  });
  return linksTo(value, parts.fileLinks);
}

/** Empties a slot; one that is empty is no error. @throws NOT_FOUND */
export async function removeImage({ store, files }: Parts, actor: Owner, { id, slot }: Slot): Promise<void> {
  await withActor(store, actor, async (unit) => {
    const row = await lockActive(unit, actor, id);
    if (row[slot] === null) return;
    await fillSlot(unit, actor, { id, slot }, null);
    const gone = await note(unit, actor, { slot, file_key: keysOf(id, slot).full, attached_at: unit.now });
    unit.afterCommit(async () => void (await discardFiles({ store, files }, [gone])));
  });
}

async function lockActive(unit: UnitOfWork, { customerId }: Owner, id: string) {
  const row = await lockProperty(unit, customerId, id);
  if (row.status !== 'active') throw notFound();
  return row;
}

/** An edit of its fields that is open elsewhere goes on: `version` is theirs. */
async function fillSlot(
  unit: UnitOfWork,
  { customerId }: Owner,
  { id, slot }: Slot,
  value: string | null,
): Promise<void> {
  await unit.tx
    .update(properties)
    .set({ [slot]: value, updated_at: unit.now })
    .where(and(eq(properties.id, id), eq(properties.customer_id, customerId)));
  await unit.emit({ kind: 'property.changed', customer_id: customerId, property_id: id });
}
