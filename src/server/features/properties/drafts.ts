import { eq, inArray, lt } from 'drizzle-orm';
import { PropertyDraft } from '#contract/property-drafts.ts';
import type { ImageSlot } from '#contract/property-images.ts';
import { propertyDrafts, stagedFiles } from '#server/db/tables/properties.ts';
import type { Owner } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import { findStaged, toStaged } from './stage-image.ts';

type Parts = Pick<Deps, 'vault' | 'fileLinks'>;
type SavedDraft = PropertyDraft & { saved_at: string };

/** A wizard nobody came back to for this long was given up; it may hold codes. */
const keptDays = 30;

const bindingOf = (customerId: string) => ({ table: 'property_drafts', column: 'sealed', rowId: customerId });

/** Sealed as a whole: what is typed may be a door code wherever it stands. Its staged pictures wait another day. */
export async function saveDraft(
  unit: Unit,
  { vault }: Pick<Parts, 'vault'>,
  owner: Owner,
  draft: PropertyDraft,
): Promise<{ saved_at: string }> {
  const { customerId } = owner;
  const pictures = await findStaged(unit, owner, idsOf(draft));
  if (pictures.length) {
    const ids = pictures.map(({ id }) => id);
    await unit.tx.update(stagedFiles).set({ created_at: unit.now }).where(inArray(stagedFiles.id, ids));
  }
  const kept = { sealed: vault.seal(JSON.stringify(draft), bindingOf(customerId)), saved_at: unit.now };
  await unit.tx
    .insert(propertyDrafts)
    .values({ customer_id: customerId, ...kept })
    .onConflictDoUpdate({ target: propertyDrafts.customer_id, set: kept });
  return { saved_at: unit.now.toISOString() };
}

/** As it was left, with fresh links to the pictures that are still there. */
export async function findDraft(unit: Unit, { vault, fileLinks }: Parts, owner: Owner): Promise<SavedDraft | null> {
  const [row] = await unit.tx.select().from(propertyDrafts).where(eq(propertyDrafts.customer_id, owner.customerId));
  if (!row) return null;
  const draft = PropertyDraft.parse(JSON.parse(vault.open(row.sealed, bindingOf(owner.customerId))));
  const there = await findStaged(unit, owner, idsOf(draft));
  const images = Object.entries(draft.images).flatMap(([slot, { id }]) => {
    const found = there.find((one) => one.id === id);
    return found ? [[slot, { ...toStaged(found, fileLinks), slot: slot as ImageSlot }] as const] : []; // its own key
  });
  return { ...draft, images: Object.fromEntries(images), saved_at: row.saved_at.toISOString() };
}

/** One that is not there is no error; its pictures go by the sweep. */
export async function discardDraft({ tx }: Unit, { customerId }: Owner): Promise<void> {
  await tx.delete(propertyDrafts).where(eq(propertyDrafts.customer_id, customerId));
}

export async function tidyDrafts({ tx, now }: Unit): Promise<void> {
  await tx.delete(propertyDrafts).where(lt(propertyDrafts.saved_at, new Date(now.getTime() - keptDays * 86_400_000)));
}

const idsOf = (draft: PropertyDraft): string[] => Object.values(draft.images).map(({ id }) => id);
