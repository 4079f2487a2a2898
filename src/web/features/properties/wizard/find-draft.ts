import type { ImageSlot } from '#contract/properties/property-images.ts';
import { api } from '../../../lib/http/api.ts';
import { unsavedEdits } from '../../../lib/offline/unsaved-edits.ts';
import { lockForWindow } from '../../../lib/offline/window-lock.ts';
import type { ChosenPhoto } from '../photos/slot-photos.ts';
import type { DraftStores, KeptHere } from './draft-shelf.ts';

export type ChosenPhotos = Partial<Record<ImageSlot, ChosenPhoto>>;

/** The names under which this browser keeps an owner's begun properties, and the photos that are still to be sent. */
const draftNames = (ownerId: string) => `property.${ownerId}.`;
const fileNames = (ownerId: string) => `property-photos.${ownerId}.`;

/** Where the drafts of an owner really lie. */
export const draftStoresOf = (ownerId: string): DraftStores => ({
  here: {
    readAll: () => readById<KeptHere>(draftNames(ownerId)),
    files: () => readById<ChosenPhotos>(fileNames(ownerId)),
    write: (id, kept) => unsavedEdits.write(draftNames(ownerId) + id, kept),
    drop: (id) => unsavedEdits.drop(draftNames(ownerId) + id),
    dropFiles: (id) => unsavedEdits.drop(fileNames(ownerId) + id),
  },
  there: {
    list: async () => (await api.propertyDrafts.list()).items,
    save: (draft_id, draft) => api.propertyDrafts.save({ draft_id, ...draft }),
    discard: (id) => api.propertyDrafts.discard({ id }),
  },
  isFree: async (id) => {
    const look = new AbortController();
    const isFree = await holdDraft(ownerId, id, look.signal);
    look.abort();
    return isFree;
  },
});

/** This window writes it, until `released`: no other is offered it meanwhile. */
export const holdDraft = (ownerId: string, id: string, released: AbortSignal): Promise<boolean> =>
  lockForWindow(draftNames(ownerId) + id, released);

/** Photos that the server does not have yet; none drops them. */
export function keepFiles(ownerId: string, id: string, files: ChosenPhotos): void {
  const name = fileNames(ownerId) + id;
  void (Object.keys(files).length > 0 ? unsavedEdits.writeFiles(name, files) : unsavedEdits.drop(name));
}

async function readById<T>(names: string): Promise<Map<string, T>> {
  return new Map((await unsavedEdits.readAll<T>(names)).map(([name, value]) => [name.slice(names.length), value]));
}
