import { draftKey } from '../../lib/drafts.ts';

/** A reply goes to the guest, a note stays with the desk; each keeps its own draft. */
export type WritingMode = 'reply' | 'note';
type Draft = WritingMode | 'support';

const keyOf = (threadId: string, mode: Draft) => draftKey(`${mode}.${threadId}`);

/** What was typed in a thread and not sent; kept in this browser, so that a killed tab loses nothing. */
export const readDraft = (threadId: string, mode: Draft) => localStorage.getItem(keyOf(threadId, mode)) ?? '';

export function keepDraft(threadId: string, mode: Draft, text: string) {
  if (text.trim()) localStorage.setItem(keyOf(threadId, mode), text);
  else localStorage.removeItem(keyOf(threadId, mode));
}
