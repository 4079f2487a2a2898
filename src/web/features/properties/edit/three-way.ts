import { type FieldName, fieldNames, type Values } from '../wizard/values.ts';

/** A field that both have changed, differently. */
export type Clash = { name: FieldName; mine: string; theirs: string };

export type Rebased = {
  /** Mine where I changed something, theirs everywhere else. */
  values: Values;
  /** What only they changed: taken over. */
  taken: FieldName[];
  clashes: Clash[];
};

/** Two edits of one property that began from the same `base`. */
export function rebase(base: Values, mine: Values, theirs: Values): Rebased {
  const rebased: Rebased = { values: { ...theirs }, taken: [], clashes: [] };
  for (const name of fieldNames) {
    const isMine = mine[name] !== base[name];
    const isTheirs = theirs[name] !== base[name];
    if (isMine) rebased.values[name] = mine[name];
    if (isMine && isTheirs && mine[name] !== theirs[name])
      rebased.clashes.push({ name, mine: mine[name], theirs: theirs[name] });
    if (isTheirs && !isMine) rebased.taken.push(name);
  }
  return rebased;
}

/** What a save sends: only what was changed, so that nobody else's change is undone by accident. */
export const changedNames = (base: Values, mine: Values): FieldName[] =>
  fieldNames.filter((name) => mine[name] !== base[name]);
