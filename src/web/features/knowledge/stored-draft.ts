import { useState } from 'react';
import { useFormDraft } from '../../lib/forms/form-draft.ts';
import { browserDraft } from '../../lib/offline/draft-store.ts';

/**
 * What is typed in a form, kept in this browser until it is saved or thrown away: a closed dialog, a killed tab or a
 * session that ended loses none of it.
 */
export function useStoredDraft<T extends object>(thing: string, initial: T) {
  const draft = useFormDraft<T>(thing, initial, browserDraft);
  const [fields, setFields] = useState<T>(draft.fields);
  return {
    fields,
    /** What was typed before and stands in it now. */
    changes: draft.changes,
    set(changes: Partial<T>) {
      const next = { ...fields, ...changes };
      setFields(next);
      draft.keep(next);
    },
    drop: draft.drop,
    saved: draft.saved,
    startOver() {
      draft.startOver();
      setFields(initial);
    },
  };
}
