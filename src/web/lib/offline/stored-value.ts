import { useState } from 'react';
import { browserStore } from './browser-store.ts';

/** A value that this browser keeps, such as a table's order. `read` turns whatever was kept into a usable value. */
export function useStoredValue<T>(key: string, read: (kept: unknown) => T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => read(browserStore.readJson(`porchlight.${key}`)));
  const keep = (next: T) => {
    browserStore.keep(`porchlight.${key}`, JSON.stringify(next));
    setValue(next);
  };
  return [value, keep];
}
