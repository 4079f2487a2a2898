import { del, delMany, entries, get, keys, set } from 'idb-keyval';
import { hasLeft } from './left.ts';
import { isSealed, type Sealer } from './seal.ts';

const prefix = 'porchlight.copy.';
/** Nobody opens it any more. */
const longest = 7 * 86_400_000; // milliseconds

/** What the server said when it was last reached, sealed: never in clear. `at` is in milliseconds. */
type Copy = { at: number; sealed: unknown };

/** A copy of what a page shows, so that it opens without a network. Nothing is kept where nothing can be sealed. */
export const keptCopy = {
  read: (name: string, sealer: Sealer): Promise<{ at: number; value: unknown } | null> =>
    unlessForbidden(async () => {
      const copy = await get<Copy>(prefix + name);
      if (!copy || !isSealed(copy.sealed) || copy.at + longest < Date.now()) return null;
      const value = await sealer.unseal(copy.sealed);
      return value === null ? null : { at: copy.at, value };
    }, null),
  write: (name: string, value: unknown, sealer: Sealer): Promise<void> =>
    unlessForbidden(async () => {
      const sealed = await sealer.seal(value);
      if (sealed && !hasLeft(name)) await set(prefix + name, { at: Date.now(), sealed } satisfies Copy);
    }, undefined),
  drop: (name: string): Promise<void> => unlessForbidden(() => del(prefix + name), undefined),
  /** All whose names begin so. */
  dropAllOf: (beginning: string): Promise<void> =>
    unlessForbidden(async () => {
      await delMany((await keys<string>()).filter((key) => String(key).startsWith(prefix + beginning)));
    }, undefined),
  /** Those that are too old, whoever they belong to. */
  dropOld: (): Promise<void> =>
    unlessForbidden(async () => {
      const old = (await entries<string, Copy>()).filter(
        ([key, { at }]) => String(key).startsWith(prefix) && !(at + longest > Date.now()),
      );
      await delMany(old.map(([key]) => key));
    }, undefined),
};

/** Some browsers forbid storage in private windows: there nothing is kept. */
const unlessForbidden = <T>(work: () => Promise<T>, otherwise: T): Promise<T> => work().catch(() => otherwise);
