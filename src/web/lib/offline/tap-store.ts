import { del, delMany, entries, keys, set } from 'idb-keyval';
import { hasLeft } from './left.ts';
import type { Sealer } from './seal.ts';
import { type KeptTap, packTap, type Tap, unpackTap } from './tap.ts';

const prefix = 'porchlight.tap.';

/** Where the taps of one place outlive the page: a job's link, or a person. */
export type TapStore<Act> = {
  /** In the order in which they were tapped. */
  read(): Promise<Tap<Act>[]>;
  /** False where nothing is kept. */
  write(tap: Tap<Act>): Promise<boolean>;
  drop(tap: Tap<Act>): Promise<void>;
};

/** `mayLieInClear`: where browsers have no cipher, it is kept all the same. */
export function tapsInBrowser<Act>(place: string, sealer: Sealer, mayLieInClear: boolean): TapStore<Act> {
  const mine = `${prefix}${place}.`;
  const keyOf = ({ at, id }: Tap<Act>) => `${mine}${at}.${id}`;
  return {
    read: () =>
      unlessForbidden(async () => {
        const found = (await entries<string, KeptTap>()).filter(([key]) => String(key).startsWith(mine));
        const inOrder = found.toSorted(([one], [other]) => (one < other ? -1 : 1));
        const taps = await Promise.all(inOrder.map(([, kept]) => unpackTap<Act>(kept, sealer)));
        return taps.filter((tap) => tap !== null);
      }, []),
    write: (tap) =>
      unlessForbidden(async () => {
        const packed = await packTap(tap, sealer, mayLieInClear);
        if (!packed || hasLeft(place)) return false;
        await set(keyOf(tap), packed);
        return true;
      }, false),
    drop: (tap) => unlessForbidden(() => del(keyOf(tap)), undefined),
  };
}

/** All that was tapped there and not sent: whoever it belongs to leaves on purpose. */
export const dropTapsOf = (place: string): Promise<void> =>
  unlessForbidden(async () => {
    const mine = `${prefix}${place}.`;
    await delMany((await keys<string>()).filter((key) => String(key).startsWith(mine)));
  }, undefined);

/** Some browsers forbid storage in private windows: there it lasts as long as the page. */
const unlessForbidden = <T>(work: () => Promise<T>, otherwise: T): Promise<T> => work().catch(() => otherwise);
