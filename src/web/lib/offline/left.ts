/** Who left in this page on purpose: another document follows, in which they may come back. */
const left = new Set<string>();

/**
 * From now on nothing of theirs is kept by this page. What was on its way into the browser is let go: what is dropped
 * after this stays dropped.
 */
export const leaveFor = (person: string): void => void left.add(person);

/** Asked in the same turn as the write. `name` holds whose it is, as every name here does. */
export const hasLeft = (name: string): boolean => [...left].some((person) => name.includes(person));
