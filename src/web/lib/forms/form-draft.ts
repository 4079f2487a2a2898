import { useState } from 'react';
import { type DraftStore, tabDraft } from '../offline/draft-store.ts';

/** What was typed into the form of one thing and not saved: what stood there when that began, and what differs now. */
export type FormDraft<Fields> = { base: Fields; typed: Partial<Fields> };
/** What a draft would change, were it saved now. */
export type Change<Fields> = {
  [Name in keyof Fields]-?: { name: Name; from: Fields[Name]; to: Fields[Name] };
}[keyof Fields];

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const namesOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields)[]; // its own

/** Null when nothing differs. */
export function draftOf<Fields extends object>(base: Fields, now: Fields): FormDraft<Fields> | null {
  const names = namesOf(base).filter((name) => !same(base[name], now[name]));
  return names.length > 0
    ? { base, typed: Object.fromEntries(names.map((n) => [n, now[n]])) as Partial<Fields> }
    : null; // its own names
}

/**
 * A draft over what stands there now: only what was typed, so that nobody else's change is undone, and of what this form
 * has no field for nothing.
 */
export function applyDraft<Fields extends object>(
  now: Fields,
  draft: FormDraft<Fields> | null,
): { fields: Fields; changes: Change<Fields>[] } {
  const typed = draft?.typed ?? {};
  const names = namesOf(now).filter((name) => name in typed && !same(typed[name as keyof typeof typed], now[name]));
  const changes = names.map((name) => ({ name, from: now[name], to: typed[name as keyof typeof typed] }));
  return {
    fields: { ...now, ...Object.fromEntries(changes.map(({ name, to }) => [name, to])) },
    changes: changes as Change<Fields>[], // each with its name's own values
  };
}

/**
 * What is typed in the form of one thing, by that thing's name: a closed dialog, a reload or a session that ended loses
 * none of it, and no other thing's form shows it. `now` is what stands there.
 */
export function useFormDraft<Fields extends object>(
  thing: string,
  now: Fields,
  storeOf: (thing: string) => DraftStore<FormDraft<Fields>> = tabDraft,
) {
  const [store] = useState(() => storeOf(thing));
  const [base] = useState(now); // what somebody else saves while this is open is no change of this form's
  const [start] = useState(() => applyDraft(now, store.read()));
  const [changes, setChanges] = useState(start.changes);
  const [latest] = useState({ fields: start.fields });
  return {
    /** What the form begins with. */
    fields: start.fields,
    /** What of it was typed before; empty when nothing was. */
    changes,
    keep: (fields: Fields) => {
      latest.fields = { ...fields };
      store.write(draftOf(base, fields));
    },
    drop: () => store.write(null),
    /** It has what was sent; what was typed while that was under way is kept, as changes to it. */
    saved: (sent: Fields) => store.write(draftOf(sent, latest.fields)),
    startOver: () => {
      latest.fields = base;
      store.write(null);
      setChanges([]);
    },
  };
}
