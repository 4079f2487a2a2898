import { del, get, set } from 'idb-keyval';
import type { Outgoing, QueueStore } from './send-queue.ts';

/** Keeps unsent words and photos in this browser under a name, until they are sent. */
export function storeInBrowser(name: string): QueueStore {
  const key = `porchlight.outbox.${name}`;
  return {
    read: () => unlessForbidden(async () => (await get<Outgoing[]>(key)) ?? [], []),
    write: (items) => unlessForbidden(() => (items.length ? set(key, items) : del(key)), undefined),
  };
}

/** Some browsers forbid storage in private windows: there it lasts as long as the page, and sending goes on. */
const unlessForbidden = <T>(work: () => Promise<T>, otherwise: T): Promise<T> => work().catch(() => otherwise);
