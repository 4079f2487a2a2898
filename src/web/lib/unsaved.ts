import { del, delMany, get, getMany, keys, set } from 'idb-keyval';

/**
 * What is typed in this browser and nowhere else yet: a killed tab or a session that ended loses none of it. Whoever
 * writes it drops it again once the server has it, for it may hold what should not lie about.
 */
export const unsaved = {
  read: <T>(name: string): Promise<T | null> => unlessForbidden(async () => (await get<T>(keyOf(name))) ?? null, null),
  /** Every entry whose name begins so, with its name. */
  readAll: <T>(beginning: string): Promise<[name: string, value: T][]> =>
    unlessForbidden(async () => {
      const found = (await keys<string>()).filter((key) => key.startsWith(keyOf(beginning)));
      const values = await getMany<T>(found);
      return found.map((key, at) => [key.slice(keyOf('').length), values[at] as T]); // read at the same place
    }, []),
  write: (name: string, value: unknown): Promise<void> => unlessForbidden(() => set(keyOf(name), value), undefined),
  drop: (name: string): Promise<void> => unlessForbidden(() => del(keyOf(name)), undefined),
  /** All whose names contain this person's id, as every name here does. */
  dropAllOf: (personId: string): Promise<void> =>
    unlessForbidden(async () => {
      const names = (await keys<string>()).filter((name) => name.startsWith(keyOf('')) && name.includes(personId));
      await delMany(names);
    }, undefined),
};

const keyOf = (name: string) => `porchlight.unsaved.${name}`;

/** Some browsers forbid storage in private windows: there it lasts as long as the page. */
const unlessForbidden = <T>(work: () => Promise<T>, otherwise: T): Promise<T> => work().catch(() => otherwise);
