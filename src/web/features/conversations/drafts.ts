import { draftKey } from '../../lib/offline/drafts.ts';
import { sealedDrafts } from '../../lib/offline/sealed-drafts.ts';

/** A reply goes to the guest, a note stays with the desk; each keeps its own draft. */
export type WritingMode = 'reply' | 'note';
type Draft = WritingMode | 'support' | 'summary';

const keyOf = (threadId: string, mode: Draft) => draftKey(`${mode}.${threadId}`);

/** What was typed in a thread and not sent; kept in this browser, so that a killed tab loses nothing. */
export const readDraft = (threadId: string, mode: Draft) => sealedDrafts.read(keyOf(threadId, mode)) ?? '';

export const keepDraft = (threadId: string, mode: Draft, text: string) =>
  sealedDrafts.keep(keyOf(threadId, mode), text.trim() ? text : null);

/**
 * A proposal of the assistant as somebody is editing it. Of a thread one is kept: it outlives the proposal it began
 * from.
 */
export type ProposalEdit = { draft_id: string; text: string };

export function readEdit(threadId: string): ProposalEdit | null {
  const kept = sealedDrafts.read(editKey(threadId));
  const at = kept?.indexOf(' ') ?? -1;
  return kept && at > 0 ? { draft_id: kept.slice(0, at), text: kept.slice(at + 1) } : null;
}

export const keepEdit = (threadId: string, edit: ProposalEdit | null) =>
  sealedDrafts.keep(editKey(threadId), edit && `${edit.draft_id} ${edit.text}`);

const editKey = (threadId: string) => draftKey(`proposal.${threadId}`);
