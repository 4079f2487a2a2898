import { useEffect, useSyncExternalStore } from 'react';
import { homePhone, isCallable } from '#contract/phones.ts';

/** How numbers of other countries are set; null where that could not be had, undefined before anybody asked. */
let library: { abroadPhone: (phone: string) => string } | null | undefined;
let isComing = false;
const listeners = new Set<() => void>();

const isAway = (phone: string) => isCallable(phone) && homePhone(phone) === undefined;

async function fetchLibrary() {
  if (isComing) return;
  isComing = true;
  library = await import('./phone-library.ts').catch(() => null); // the number can be read as it is kept
  isComing = false; // where it could not be had the next number asks again
  for (const tell of listeners) tell();
}

/** A kept number as it is read; of another country as it is kept (`+4930123456`) until the library is there. */
export const phoneWords = (phone: string): string =>
  homePhone(phone) ?? (isAway(phone) && library ? library.abroadPhone(phone) : phone);

function useLibrary<T>(phone: string, read: () => T): T {
  const value = useSyncExternalStore(listen, read, read);
  useEffect(() => {
    if (isAway(phone) && !library) void fetchLibrary();
  }, [phone]);
  return value;
}

function listen(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** The text of a link to call, or of a line: `(541) 555-0110`, `+49 30 123456`. */
export function PhoneWords({ of }: { of: string }) {
  return useLibrary(of, () => phoneWords(of));
}

/** Whether `phoneWords` will say the same from now on: a form waits for that, so that its field changes for nobody. */
export const useKnowsPhone = (phone: string): boolean =>
  useLibrary(phone, () => !isAway(phone) || library !== undefined);
