import { and, count, desc, eq, inArray, lt, ne } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import * as copyInEnglish from '#contract/messages/en/properties.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { retention } from '#contract/privacy/retention.ts';
import { type BegunProperty, PropertyDraft } from '#contract/properties/property-drafts.ts';
import type { ImageSlot } from '#contract/properties/property-images.ts';
import { propertyDrafts, stagedFiles } from '#server/db/tables/properties.ts';
import type { Owner } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { findStaged, toStaged } from './stage-image.ts';

const copy = spoken(copyInEnglish);

type Parts = Pick<Deps, 'vault' | 'fileLinks'>;

/** A wizard nobody came back to for this long was given up; it may hold codes. */
const keptDays = retention.drafts.days;

const bindingOf = (id: string) => ({ table: 'property_drafts', column: 'sealed', rowId: id });

/** Sealed as a whole: what is typed may be a door code wherever it stands. Its staged pictures wait another day. */
export async function saveDraft(
  unit: UnitOfWork,
  { vault }: Pick<Parts, 'vault'>,
  owner: Owner,
  { id, draft }: { id: string; draft: PropertyDraft },
): Promise<{ saved_at: string }> {
  const { customerId } = owner;
  await refuseTooMany(unit, owner, id);
  const pictures = await findStaged(unit, owner, idsOf(draft));
  if (pictures.length) {
    const ids = pictures.map((one) => one.id);
    await unit.tx.update(stagedFiles).set({ created_at: unit.now }).where(inArray(stagedFiles.id, ids));
  }
  const kept = { sealed: vault.seal(JSON.stringify(draft), bindingOf(id)), saved_at: unit.now };
  await unit.tx
    .insert(propertyDrafts)
    .values({ customer_id: customerId, id, ...kept })
    .onConflictDoUpdate({ target: [propertyDrafts.customer_id, propertyDrafts.id], set: kept });
  return { saved_at: unit.now.toISOString() };
}

async function refuseTooMany({ tx }: UnitOfWork, { customerId }: Owner, id: string): Promise<void> {
  const others = and(eq(propertyDrafts.customer_id, customerId), ne(propertyDrafts.id, id));
  const [row] = await tx.select({ others: count() }).from(propertyDrafts).where(others);
  if ((row?.others ?? 0) >= limits.propertyDrafts)
    throw conflict(fill(copy.tooManyDrafts, { count: limits.propertyDrafts }));
}

/** As they were left, with fresh links to the pictures that are still there. */
export async function findDrafts(
  unit: UnitOfWork,
  { vault, fileLinks }: Parts,
  owner: Owner,
): Promise<BegunProperty[]> {
  const rows = await unit.tx
    .select()
    .from(propertyDrafts)
    .where(eq(propertyDrafts.customer_id, owner.customerId))
    .orderBy(desc(propertyDrafts.saved_at));
  const drafts = rows.map(({ id, sealed, saved_at }) => {
    const draft = PropertyDraft.parse(JSON.parse(vault.open(sealed, bindingOf(id))));
    return { ...draft, id, saved_at: saved_at.toISOString() };
  });
  const there = await findStaged(unit, owner, drafts.flatMap(idsOf));
  return drafts.map((draft) => {
    const images = Object.entries(draft.images).flatMap(([slot, { id }]) => {
      const found = there.find((one) => one.id === id);
      return found ? [[slot, { ...toStaged(found, fileLinks), slot: slot as ImageSlot }] as const] : []; // its own key
    });
    return { ...draft, images: Object.fromEntries(images) };
  });
}

/** Its pictures go by the sweep. */
export async function discardDraft({ tx }: UnitOfWork, { customerId }: Owner, id: string): Promise<void> {
  const own = and(eq(propertyDrafts.customer_id, customerId), eq(propertyDrafts.id, id));
  const gone = await tx.delete(propertyDrafts).where(own).returning({ id: propertyDrafts.id });
  if (gone.length === 0) throw notFound();
}

export async function purgeExpiredDrafts({ tx, now }: UnitOfWork): Promise<void> {
  await tx.delete(propertyDrafts).where(lt(propertyDrafts.saved_at, new Date(now.getTime() - keptDays * 86_400_000)));
}

const idsOf = (draft: PropertyDraft): string[] => Object.values(draft.images).map(({ id }) => id);
