import { del, delMany, get, getMany, keys, set } from 'idb-keyval';
import { secretNames } from '#contract/enumerations/knowledge.ts';
import { hasLeft } from './left.ts';
import { pendingWrites } from './pending-writes.ts';
import { canSeal, isSealed, seal, unseal } from './seal.ts';

/**
 * What is typed in this browser and nowhere else yet: a killed tab or a session that ended loses none of it. It may hold
 * codes, so it lies here sealed by a key that the server gives to its writer alone; photos lie as they are. Whoever
 * writes it drops it again once the server has it. Of one name the writes follow each other.
 */
export const unsavedEdits = {
  read: <T>(name: string): Promise<T | null> =>
    unlessForbidden(async () => {
      await takeUnwritten(name);
      return (await opened<T>(await get(keyOf(name)))) ?? null;
    }, null),
  /** Every entry whose name begins so, with its name. */
  readAll: <T>(beginning: string): Promise<[name: string, value: T][]> =>
    unlessForbidden(async () => {
      await takeUnwritten(beginning);
      const found = (await keys<string>()).filter((key) => key.startsWith(keyOf(beginning)));
      const values = await Promise.all((await getMany(found)).map((kept) => opened<T>(kept)));
      return found.flatMap((key, at) => {
        const value = values[at];
        return value === null || value === undefined ? [] : [[key.slice(keyOf('').length), value] as [string, T]];
      });
    }, []),
  write(name: string, value: unknown): Promise<void> {
    if (hasLeft(name)) return Promise.resolve();
    const kept = canSeal() ? value : withoutSecrets(value);
    pendingWrites.add(keyOf(name), kept);
    return inOrder(name, async () => {
      const sealed = (await seal(kept)) ?? kept;
      if (!hasLeft(name)) await set(keyOf(name), sealed);
      pendingWrites.done(keyOf(name), kept);
    });
  },
  /** Photos, by the names of their places. */
  writeFiles: (name: string, files: object): Promise<void> =>
    inOrder(name, async () => {
      if (!hasLeft(name)) await set(keyOf(name), files);
    }),
  drop(name: string): Promise<void> {
    pendingWrites.add(keyOf(name), null);
    return inOrder(name, async () => {
      await del(keyOf(name));
      pendingWrites.done(keyOf(name), null);
    });
  },
  /**
   * What earlier pages of this tab were about to write for this person, as soon as a page is theirs: another tab may open
   * the same thing next.
   */
  takeLeft: (personId: string): Promise<void> => unlessForbidden(() => takeUnwritten('', personId), undefined),
  /** All whose names contain this person's id, as every name here does. */
  dropAllOf: (personId: string): Promise<void> =>
    unlessForbidden(async () => {
      pendingWrites.dropAllOf(personId);
      await Promise.all(underWay.values());
      const names = (await keys<string>()).filter((name) => name.startsWith(keyOf('')) && name.includes(personId));
      await delMany(names);
    }, undefined),
};

const keyOf = (name: string) => `porchlight.unsaved.${name}`;

/** The last write of each name. */
const underWay = new Map<string, Promise<void>>();

/** So that an older value never overwrites a newer one. */
function inOrder(name: string, work: () => Promise<void>): Promise<void> {
  const mine = (underWay.get(name) ?? Promise.resolve()).then(() => unlessForbidden(work, undefined));
  underWay.set(name, mine);
  return mine.finally(() => {
    if (underWay.get(name) === mine) underWay.delete(name);
  });
}

/** What an earlier page of this tab was about to write. */
async function takeUnwritten(beginning: string, personId = ''): Promise<void> {
  for (const [key, value] of pendingWrites.take(keyOf(beginning), personId)) {
    const name = key.slice(keyOf('').length);
    await (value === null ? unsavedEdits.drop(name) : unsavedEdits.write(name, value));
  }
}

async function opened<T>(kept: unknown): Promise<T | null> {
  return (isSealed(kept) ? await unseal(kept) : (kept ?? null)) as T | null; // written by `write`
}

/** A pasted manual and what was made of it may hold codes anywhere. */
const secrets = new Set<string>([...secretNames, 'manual', 'articles']);

/** Where nothing can be sealed, codes last as long as the page, and the rest is kept. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null || value.constructor !== Object) return value;
  const kept = Object.entries(value).filter(([name]) => !secrets.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutSecrets(inner)]));
}

/** Some browsers forbid storage in private windows: there it lasts as long as the page. */
const unlessForbidden = <T>(work: () => Promise<T>, otherwise: T): Promise<T> => work().catch(() => otherwise);
