import { type RefObject, useState } from 'react';
import type { AfterReply } from '#contract/conversations/saved-replies.ts';
import { insertText } from './insert-text.ts';

/** The saved replies of a reply box: whether they are open, and what the one that was inserted does once it is sent. */
export function useReplyPicker(field: RefObject<HTMLTextAreaElement | null>) {
  const [asked, setAsked] = useState({ open: false, ever: false });
  const [after, setAfter] = useState<AfterReply>('stay');
  return {
    ...asked,
    after,
    ask: () => setAsked({ open: true, ever: true }),
    close: () => setAsked({ open: false, ever: true }),
    insert: (text: string, then: AfterReply) => {
      if (field.current) insertText(field.current, text);
      setAfter(then);
    },
    dropAfter: () => setAfter('stay'),
  };
}
