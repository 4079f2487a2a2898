/** A reply goes to the guest, a note stays with the desk; each keeps its own draft. */
export type WritingMode = 'reply' | 'note';

const keyOf = (threadId: string, mode: WritingMode) => `porchlight.draft.${mode}.${threadId}`;

/** What was typed in a thread and not sent; kept in this browser, so that a killed tab loses nothing. */
export const readDraft = (threadId: string, mode: WritingMode) => localStorage.getItem(keyOf(threadId, mode)) ?? '';

export function keepDraft(threadId: string, mode: WritingMode, text: string) {
  if (text.trim()) localStorage.setItem(keyOf(threadId, mode), text);
  else localStorage.removeItem(keyOf(threadId, mode));
}
