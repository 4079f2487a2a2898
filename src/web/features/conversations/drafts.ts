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

/** A proposal of the assistant as somebody is editing it. Of a thread one is kept: it outlives the proposal it began from. */
export type ProposalEdit = { draft_id: string; text: string };

export function readEdit(threadId: string): ProposalEdit | null {
  const kept = localStorage.getItem(editKey(threadId));
  const at = kept?.indexOf(' ') ?? -1;
  return kept && at > 0 ? { draft_id: kept.slice(0, at), text: kept.slice(at + 1) } : null;
}

export function keepEdit(threadId: string, edit: ProposalEdit | null) {
  if (edit) localStorage.setItem(editKey(threadId), `${edit.draft_id} ${edit.text}`);
  else localStorage.removeItem(editKey(threadId));
}

const editKey = (threadId: string) => draftKey(`proposal.${threadId}`);
