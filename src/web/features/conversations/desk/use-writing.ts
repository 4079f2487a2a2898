import { useEffect, useRef, useState } from 'react';
import type { Conversation } from '#contract/conversations/conversations.ts';
import { keepDraft, readDraft, type WritingMode } from '../drafts.ts';

/**
 * Whether a reply or a note is written, what is in its field, and the cursor, which goes where one is about to write.
 * A chat that opens takes the focus from the list on a narrow screen, and anywhere when nothing has it: whoever walks
 * by J and K goes on by Tab from here.
 */
export function useWriting({ id, can }: Conversation) {
  const field = useRef<HTMLTextAreaElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [mode, setMode] = useState<WritingMode>(can.reply ? 'reply' : 'note');
  const [reads, setReads] = useState(0);
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    if (wanted > 0) field.current?.focus();
  }, [wanted]);
  useEffect(() => {
    if (document.activeElement === document.body || matchMedia('(width < 64rem)').matches) title.current?.focus();
  }, []);
  const write = (next: WritingMode) => {
    setMode(next);
    setWanted((count) => count + 1);
  };
  /** The draft was changed by something else than typing. */
  const readAgain = () => setReads((count) => count + 1);
  const takeAsReply = (text: string) => {
    const begun = readDraft(id, 'reply');
    keepDraft(id, 'reply', begun ? `${begun}\n\n${text}` : text);
    readAgain();
    write('reply');
  };
  return { field, title, mode, draftKey: String(reads), write, takeAsReply, readAgain };
}
