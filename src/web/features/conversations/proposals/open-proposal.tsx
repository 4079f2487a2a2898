import { useState } from 'react';
import type { ReplyDraft } from '#contract/assistant/reply-drafts.ts';
import * as copy from '#contract/messages/en/conversations/proposals.ts';
import { fill } from '#contract/messages/fill.ts';
import { ProposalActs } from './proposal-acts.tsx';
import { ProposalEditor } from './proposal-editor.tsx';
import { ProposalText } from './proposal-text.tsx';
import { gapsOf, toBody, toEditable } from './proposal-words.ts';
import type { useProposal } from './use-proposal.ts';

/** One proposal that waits: its words, or the field they are edited in, and what can be done with it. */
export function OpenProposal({
  draft,
  proposal,
  heldBy,
  onBack,
}: {
  draft: ReplyDraft;
  proposal: ReturnType<typeof useProposal>;
  heldBy: string | null;
  /** The buttons are there again instead of what was opened from them. */
  onBack: () => void;
}) {
  const [pressedEdit, setPressedEdit] = useState(false);
  const { edit, write, sending, dropping } = proposal;
  const gaps = gapsOf(draft.body);
  if (edit?.draft_id === draft.id && !heldBy) {
    return (
      <ProposalEditor
        text={edit.text}
        gaps={gaps}
        will={draft.will}
        busy={sending}
        takesFocus={pressedEdit}
        onText={(text) => write({ draft_id: draft.id, text })}
        onSend={() => proposal.send(draft.id, toBody(edit.text, gaps))}
        onGiveUp={() => {
          write(null);
          onBack();
        }}
      />
    );
  }
  const beginEdit = () => {
    setPressedEdit(true);
    write({ draft_id: draft.id, text: toEditable(draft.body) });
  };
  return (
    <>
      <ProposalText body={draft.body} will={draft.will} />
      {heldBy ? (
        <p className="text-meta text-ink-2">{fill(edit ? copy.heldByAndKept : copy.heldBy, { name: heldBy })}</p>
      ) : (
        <ProposalActs
          sending={sending}
          dropping={dropping}
          onSend={() => proposal.send(draft.id, draft.body)}
          onEdit={edit ? undefined : beginEdit}
          onDrop={() => proposal.drop(draft.id)}
          onKeep={onBack}
        />
      )}
    </>
  );
}
