import type { BegunProperty, PropertyDraft } from '#contract/properties/property-drafts.ts';
import { isBlank, type WizardState, wizardStateFrom } from './draft.ts';
import { DraftKeeper } from './draft-keeper.ts';
import type { ChosenPhotos } from './find-draft.ts';

/** A property that was begun and not saved. `at` is when it was last touched, in milliseconds. */
export type FoundDraft = { id: string; wizardState: WizardState; files: ChosenPhotos; at: number };
export type KeptHere = { draft: PropertyDraft; at: number };

/** Where drafts lie, each by its id: in this browser until the server has them, and on the server. */
export type DraftStores = {
  here: {
    readAll: () => Promise<Map<string, KeptHere>>;
    files: () => Promise<Map<string, ChosenPhotos>>;
    write: (id: string, kept: KeptHere) => Promise<void>;
    drop: (id: string) => Promise<void>;
    dropFiles: (id: string) => Promise<void>;
  };
  there: {
    list: () => Promise<BegunProperty[]>;
    save: (id: string, draft: PropertyDraft) => Promise<unknown>;
    discard: (id: string) => Promise<unknown>;
  };
  /** False when another window writes this draft now. */
  isFree: (id: string) => Promise<boolean>;
};

/** All that were begun and that no window has open, the newest first; the server may be out of reach. */
export async function findDrafts({ here, there, isFree }: DraftStores): Promise<FoundDraft[]> {
  const [kept, files, saved] = await Promise.all([
    here.readAll(),
    here.files(),
    there.list().catch((): BegunProperty[] => []), // what is kept here is offered all the same
  ]);
  const ids = new Set([...kept.keys(), ...saved.map(({ id }) => id)]);
  const found = [...ids].flatMap((id) => {
    const newest = newestOf(
      kept.get(id),
      saved.find((one) => one.id === id),
    );
    return newest
      ? [{ id, wizardState: wizardStateFrom(newest.draft), files: files.get(id) ?? {}, at: newest.at }]
      : [];
  });
  const free = await Promise.all(found.map(({ id }) => isFree(id)));
  return found
    .filter(({ wizardState, files }, at) => free[at] && !(isBlank(wizardState) && Object.keys(files).length === 0))
    .toSorted((a, b) => b.at - a.at);
}

function newestOf(kept: KeptHere | undefined, saved: BegunProperty | undefined): KeptHere | undefined {
  const there = saved && { draft: saved, at: Date.parse(saved.saved_at) };
  return kept && (!there || kept.at + underWayFor > there.at) ? { ...kept, draft: withoutSwept(kept.draft) } : there;
}

/**
 * An older save that was under way when these words were typed reaches the server after them, and this device's clock
 * is not the server's. Milliseconds; nobody goes on with the same draft on another device that soon.
 */
const underWayFor = 60_000;

/** The server keeps a picture without a property for a day; the draft it gives back itself knows which are left. */
const withoutSwept = (draft: PropertyDraft): PropertyDraft => ({
  ...draft,
  images: Object.fromEntries(
    Object.entries(draft.images).filter(([, { created_at }]) => Date.parse(created_at) > Date.now() - sweptAfter),
  ),
});
const sweptAfter = 23 * 3_600_000;

/** Writes the one draft of this id, and no other. */
export const keeperOf = ({ here, there }: DraftStores, id: string): DraftKeeper<PropertyDraft> =>
  new DraftKeeper({
    keepHere: (draft) => here.write(id, { draft, at: Date.now() }),
    dropHere: () => here.drop(id),
    save: (draft) => there.save(id, draft),
  });

export async function forgetDraft({ here, there }: DraftStores, id: string): Promise<void> {
  await Promise.all([
    here.drop(id),
    here.dropFiles(id),
    there.discard(id).catch(() => undefined), // none there, or out of reach: then it is offered once more
  ]);
}
