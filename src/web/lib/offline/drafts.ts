import { hasLeft, leaveFor } from './left.ts';

const prefix = 'porchlight.draft.';
let person = 'nobody';

/** Whose drafts these are from now on: who comes next in this browser finds none of theirs. */
export function openDraftsOf(personId: string) {
  person = personId;
}

/**
 * What is typed in a form and not sent, in this tab: it is there again after a reload, or a session that ended in the
 * middle. No form that asks for a password or a code keeps one.
 */
export function keepDraft(form: string, fields: object) {
  if (!hasLeft(person)) sessionStorage.setItem(draftKey(form), JSON.stringify(fields));
}

export function readDraft(form: string): Record<string, string | undefined> {
  const kept: unknown = JSON.parse(sessionStorage.getItem(draftKey(form)) ?? '{}');
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {}; // written by keepDraft
}

export function dropDraft(form: string) {
  sessionStorage.removeItem(draftKey(form));
}

/** For what must outlive the tab too, in local storage. */
export const draftKey = (form: string) => `${prefix}${person}.${form}`;

/** They leave on purpose: whoever sits down here next shall find nothing, in this tab or in what outlives it. */
export async function dropEveryDraft(): Promise<void> {
  leaveFor(person);
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(draftKey(''))) storage.removeItem(key);
  const [{ unsavedEdits }, { sealedDrafts }, { dropTapsOf }, { keptCopy }] = await Promise.all([
    import('./unsaved-edits.ts'),
    import('./sealed-drafts.ts'),
    import('./tap-store.ts'),
    import('./kept-copy.ts'),
  ]);
  sealedDrafts.forget();
  await Promise.all([unsavedEdits.dropAllOf(person), dropTapsOf(person), keptCopy.dropAllOf(person)]);
}
