import { useState } from 'react';
import { draftKey } from '../../lib/drafts.ts';

/**
 * What is typed in a form, kept in this browser until it is saved or thrown away: a closed dialog, a killed tab or a
 * session that ended loses none of it.
 */
export function useKeptDraft<T extends object>(form: string, initial: T) {
  const [kept] = useState(() => read<T>(form));
  const [wasKept, setWasKept] = useState(kept !== null);
  const [fields, setFields] = useState<T>({ ...initial, ...kept });
  const drop = () => localStorage.removeItem(draftKey(form));
  return {
    fields,
    /** Whether it began with what was typed before. */
    wasKept,
    set(changes: Partial<T>) {
      const next = { ...fields, ...changes };
      setFields(next);
      localStorage.setItem(draftKey(form), JSON.stringify(next));
    },
    drop,
    startOver() {
      drop();
      setWasKept(false);
      setFields(initial);
    },
  };
}

function read<T>(form: string): Partial<T> | null {
  try {
    return JSON.parse(localStorage.getItem(draftKey(form)) ?? 'null') as Partial<T> | null; // written by `set`
  } catch {
    return null; // cut off by another program: as if nothing was kept
  }
}
