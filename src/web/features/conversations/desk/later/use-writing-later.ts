import { useState } from 'react';
import { keepDraft, readDraft } from '../../drafts.ts';

/** What stands in the reply box goes out later: the box keeps it until that is saved. */
export function useWritingLater(threadId: string, onSaved: () => void) {
  const [asked, setAsked] = useState({ open: false, times: 0, text: '' });
  return {
    ...asked,
    ask: () => setAsked({ open: true, times: asked.times + 1, text: readDraft(threadId, 'reply') }),
    close: () => setAsked({ ...asked, open: false }),
    saved: () => {
      keepDraft(threadId, 'reply', '');
      onSaved();
    },
  };
}
