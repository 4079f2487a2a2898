import { newKey } from '../../../lib/http/new-key.ts';
import { unsavedEdits } from '../../../lib/offline/unsaved-edits.ts';
import { lockForWindow } from '../../../lib/offline/window-lock.ts';
import type { FieldName, Values } from '../wizard/values.ts';
import { changedNames } from './three-way.ts';

/** What was typed into a property and not saved, what stood there when that began, and when it was last touched. */
export type UnsavedEdit = { base: Values; changes: Partial<Record<FieldName, string>>; at: number };

/**
 * Kept in this browser alone, until it is saved or dropped. Each window has an entry of its own, so that one which
 * saves drops nothing of another; an entry that no window holds was left by one that was closed, and the next takes it
 * over.
 */
export function unsavedEdit(ownerId: string, propertyId: string) {
  const all = `property-edit.${ownerId}.${propertyId}.`;
  let closed = new AbortController();
  let name = `${all}${newKey()}`;
  return {
    /** The newest entry that no open window holds; from now on it is this window's. Comes before the rest. */
    takeOver: async (): Promise<UnsavedEdit | null> => {
      closed = new AbortController(); // an effect that runs twice has closed the one before
      const left = await unsavedEdits.readAll<UnsavedEdit>(all);
      for (const [entry, kept] of left.toSorted(([, a], [, b]) => b.at - a.at)) {
        if (!(await lockForWindow(entry, closed.signal))) continue;
        name = entry;
        return kept;
      }
      await lockForWindow(name, closed.signal);
      return null;
    },
    keep: (base: Values, mine: Values) => {
      const names = changedNames(base, mine);
      if (names.length === 0) return unsavedEdits.drop(name);
      const changes = Object.fromEntries(names.map((field) => [field, mine[field]]));
      return unsavedEdits.write(name, { base, changes, at: Date.now() } satisfies UnsavedEdit);
    },
    drop: () => unsavedEdits.drop(name),
    /** The form is gone: what it leaves may be taken over. */
    close: () => closed.abort(),
  };
}
