import { useSyncExternalStore } from 'react';
import { browserStore } from './browser-store.ts';

/**
 * Something that a person chose for this browser: kept in it under `name`, and known to every window at once. `read`
 * makes it of what was kept, which may be anything.
 */
export function browserChoice<Choice>(name: string, read: (kept: unknown) => Choice) {
  const listeners = new Set<() => void>();
  const none = read(null);
  let known: { choice: Choice } | null = null;
  const get = (): Choice => {
    known ??= { choice: read(browserStore.readJson(name)) };
    return known.choice;
  };
  const watch = (told: () => void) => {
    const elsewhere = ({ key }: StorageEvent) => {
      if (key !== name && key !== null) return; // null: all of it was emptied
      known = null;
      told();
    };
    listeners.add(told);
    addEventListener('storage', elsewhere);
    return () => {
      listeners.delete(told);
      removeEventListener('storage', elsewhere);
    };
  };
  return {
    get,
    choose(choice: Choice): void {
      known = { choice };
      browserStore.keep(name, JSON.stringify(choice));
      for (const listener of listeners) listener();
    },
    /** The choice in a component, which is drawn anew when it changes. */
    useChoice: (): Choice => useSyncExternalStore(watch, get, () => none),
  };
}
