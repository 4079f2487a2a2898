import type { PropertyDraft } from '#contract/property-drafts.ts';
import type { ImageSlot } from '#contract/property-images.ts';
import { api } from '../../../lib/api.ts';
import { unsaved } from '../../../lib/unsaved.ts';
import type { ChosenPhoto } from '../photos/slot-photos.ts';
import { isBlank, type Standing, standingFrom } from './draft.ts';

export type ChosenPhotos = Partial<Record<ImageSlot, ChosenPhoto>>;

/** What was begun and not saved. `at` is when it was last touched, in milliseconds. */
export type FoundDraft = { standing: Standing; files: ChosenPhotos; at: number };
export type KeptHere = { draft: PropertyDraft; at: number };

/** The names under which this browser keeps an owner's unsaved property, and the photos that are still to be sent. */
export const draftName = (ownerId: string) => `property.${ownerId}`;
export const filesName = (ownerId: string) => `property-photos.${ownerId}`;

/** The newest of what this browser and the server have; the server may be out of reach. */
export async function findDraft(ownerId: string): Promise<FoundDraft | null> {
  const [here, files, there] = await Promise.all([
    unsaved.read<KeptHere>(draftName(ownerId)),
    unsaved.read<ChosenPhotos>(filesName(ownerId)),
    api.propertyDrafts.get().then(
      ({ draft }) => draft && { draft, at: Date.parse(draft.saved_at) },
      () => null, // what is kept here is offered all the same
    ),
  ]);
  const newest = here && (!there || here.at > there.at) ? { ...here, draft: withoutSwept(here.draft) } : there;
  if (!newest) return null;
  const found = { standing: standingFrom(newest.draft), files: files ?? {}, at: newest.at };
  return isBlank(found.standing) && Object.keys(found.files).length === 0 ? null : found;
}

/** The server keeps a picture without a property for a day; the draft it gives back itself knows which are left. */
const withoutSwept = (draft: PropertyDraft): PropertyDraft => ({
  ...draft,
  images: Object.fromEntries(
    Object.entries(draft.images).filter(([, { created_at }]) => Date.parse(created_at) > Date.now() - sweptAfter),
  ),
});
const sweptAfter = 23 * 3_600_000;

export async function forgetDraft(ownerId: string): Promise<void> {
  await Promise.all([
    unsaved.drop(draftName(ownerId)),
    unsaved.drop(filesName(ownerId)),
    api.propertyDrafts.discard().catch(() => undefined), // out of reach: it is offered once more, and can be refused again
  ]);
}
