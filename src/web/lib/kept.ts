import { useState } from 'react';

/** A value that this browser keeps, such as a table's order. `read` turns whatever was kept into a usable value. */
export function useKept<T>(key: string, read: (kept: unknown) => T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => read(readKept(key)));
  const keep = (next: T) => {
    localStorage.setItem(`porchlight.${key}`, JSON.stringify(next));
    setValue(next);
  };
  return [value, keep];
}

function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`porchlight.${key}`) ?? 'null');
  } catch {
    return null; // written by another version, or by hand: as if nothing was kept
  }
}
