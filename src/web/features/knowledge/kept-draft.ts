import { useState } from 'react';
import { browserStore } from '../../lib/browser-store.ts';
import { draftKey } from '../../lib/drafts.ts';

/**
 * What is typed in a form, kept in this browser until it is saved or thrown away: a closed dialog, a killed tab or a
 * session that ended loses none of it.
 */
export function useKeptDraft<T extends object>(form: string, initial: T) {
  const [kept] = useState(() => browserStore.readJson(draftKey(form)) as Partial<T> | null); // written by `set`
  const [wasKept, setWasKept] = useState(kept !== null);
  const [fields, setFields] = useState<T>({ ...initial, ...kept });
  const drop = () => browserStore.keep(draftKey(form), null);
  return {
    fields,
    /** Whether it began with what was typed before. */
    wasKept,
    set(changes: Partial<T>) {
      const next = { ...fields, ...changes };
      setFields(next);
      browserStore.keep(draftKey(form), JSON.stringify(next));
    },
    drop,
    startOver() {
      drop();
      setWasKept(false);
      setFields(initial);
    },
  };
}
