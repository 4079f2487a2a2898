import { useState } from 'react';
import { keepDraft, readDraft } from '../../drafts.ts';

/**
 * What stands in the reply box goes out later: the box keeps it, as it is changed in the dialog, until that is saved.
 *
 * @param told `onDraft` where what the box holds was changed
 */
export function useWritingLater(threadId: string, told: { onDraft: () => void; onSaved: () => void }) {
  const [asked, setAsked] = useState({ open: false, times: 0, text: '' });
  return {
    ...asked,
    ask: () => setAsked({ open: true, times: asked.times + 1, text: readDraft(threadId, 'reply') }),
    typed: (message: string) => keepDraft(threadId, 'reply', message),
    close: () => {
      setAsked({ ...asked, open: false });
      told.onDraft();
    },
    saved: () => {
      keepDraft(threadId, 'reply', '');
      told.onSaved();
    },
  };
}
