import { newKey } from '../http/new-key.ts';
import { draftKey, dropDraft, keepDraft, readDraft } from './drafts.ts';
import { sealedDrafts } from './sealed-drafts.ts';

/** Where the draft of one thing is kept; null drops it. */
export type DraftStore<Draft> = { read: () => Draft | null; write: (draft: Draft | null) => void };

/** In this tab alone: for what tells of people. */
export const tabDraft = <Draft extends object>(thing: string): DraftStore<Draft> => ({
  read: () => {
    const kept: { draft?: Draft } = readDraft(thing) as object; // written below
    return kept.draft ?? null;
  },
  write: (draft) => (draft ? keepDraft(thing, { draft }) : dropDraft(thing)),
});

/** `mark` is another with every write. */
type Entry<Draft> = { draft: Draft; at: number; mark: string; from?: Source | undefined };
/** The entry of another window that this one goes on with, as it was read. */
type Source = { key: string; mark: string };

/**
 * In this browser, so that it outlives the tab. Each window writes an entry of its own and none overwrites what another
 * types at the same time; a window without one goes on with the newest, which is dropped with its own unless it grew
 * meanwhile.
 */
export function browserDraft<Draft extends object>(thing: string, window = thisWindow()): DraftStore<Draft> {
  const entries = `${draftKey(thing)}#`;
  const mine = entries + window;
  const entryAt = (key: string) => sealedDrafts.readJson(key) as Entry<Draft> | null; // written below
  let from: Source | undefined;
  return {
    read: () => {
      const own = entryAt(mine);
      from = own?.from;
      if (own) return own.draft;
      const others = sealedDrafts.keys(entries).map((key) => ({ key, entry: entryAt(key) }));
      const newest = others.toSorted((a, b) => (b.entry?.at ?? 0) - (a.entry?.at ?? 0))[0];
      if (!newest?.entry) return null;
      from = { key: newest.key, mark: newest.entry.mark };
      return newest.entry.draft;
    },
    write: (draft) => {
      const entry = draft && ({ draft, at: Date.now(), mark: newKey(), from } satisfies Entry<Draft>);
      sealedDrafts.keep(mine, entry && JSON.stringify(entry));
      if (draft || !from) return;
      if (entryAt(from.key)?.mark === from.mark) sealedDrafts.keep(from.key, null);
      from = undefined;
    },
  };
}

const windowKey = 'porchlight.window';

/** The same over a reload. */
function thisWindow(): string {
  const known = sessionStorage.getItem(windowKey);
  if (known) return known;
  const made = newKey();
  sessionStorage.setItem(windowKey, made);
  return made;
}
