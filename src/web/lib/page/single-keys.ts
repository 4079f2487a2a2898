import { useSyncExternalStore } from 'react';
import { browserStore } from '../offline/browser-store.ts';

const name = 'porchlight.keys';
const listeners = new Set<() => void>();

/**
 * Whether keys without a modifier do anything in this browser (WCAG 2.1.4). On unless somebody switched them off; every
 * window hears of it.
 */
export const singleKeys = {
  areOn: (): boolean => browserStore.readJson(name) !== false,
  turn(on: boolean): void {
    browserStore.keep(name, JSON.stringify(on));
    for (const listener of listeners) listener();
  },
};

export const useSingleKeys = (): boolean => useSyncExternalStore(watch, singleKeys.areOn, () => true);

function watch(told: () => void) {
  const elsewhere = ({ key }: StorageEvent) => key === name && told();
  listeners.add(told);
  addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(told);
    removeEventListener('storage', elsewhere);
  };
}
