import { useSyncExternalStore } from 'react';
import { browserStore } from '../../../lib/offline/browser-store.ts';

/** How somebody at the desk is told in this browser that a guest waits. */
export type NoticeChoices = { sound: boolean; desktop: boolean };

const name = 'porchlight.desk-notices';
const none: NoticeChoices = { sound: false, desktop: false };
const listeners = new Set<() => void>();
let now: NoticeChoices | null = null;

const read = (): NoticeChoices => (now ??= { ...none, ...(browserStore.readJson(name) as Partial<NoticeChoices>) }); // kept below

/** Changes some of them, here and in every window of this browser. */
export function chooseNotices(changes: Partial<NoticeChoices>): void {
  now = { ...read(), ...changes };
  browserStore.keep(name, JSON.stringify(now));
  for (const listener of listeners) listener();
}

export const useNoticeChoices = (): NoticeChoices => useSyncExternalStore(watch, read, () => none);

function watch(told: () => void) {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key !== name) return;
    now = null;
    told();
  };
  listeners.add(told);
  addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(told);
    removeEventListener('storage', elsewhere);
  };
}
