import { useState } from 'react';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/conversations/proposals.ts';
import { Button } from '../../../ui/button.tsx';

/** Send, Edit, Drop. Dropping says first what becomes of the guest. */
export function ProposalActs({
  sending,
  dropping,
  onSend,
  onEdit,
  onDrop,
  onKeep,
}: {
  sending: boolean;
  dropping: boolean;
  onSend: () => void;
  /** Absent while words of one's own wait to be used or given up. */
  onEdit: (() => void) | undefined;
  onDrop: () => void;
  onKeep: () => void;
}) {
  const [asking, setAsking] = useState(false);
  if (asking) {
    return (
      <div className="grid gap-2">
        <p>{copy.dropQuestion}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            ref={takeFocus}
            size="compact"
            onClick={() => {
              setAsking(false);
              onKeep();
            }}
          >
            {copy.keepIt}
          </Button>
          <Button size="compact" variant="danger" busy={dropping} onClick={onDrop}>
            {copy.dropProposal}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="sticky -bottom-3 -mx-1 -mb-3 flex flex-wrap gap-2 bg-surface-2 px-1 pt-1 pb-3">
      <Button size="compact" variant="primary" busy={sending} onClick={onSend}>
        {copy.send}
      </Button>
      {onEdit && (
        <Button size="compact" disabled={sending} onClick={onEdit}>
          {common.edit}
        </Button>
      )}
      <Button size="compact" variant="quiet" disabled={sending} onClick={() => setAsking(true)}>
        {copy.drop}
      </Button>
    </div>
  );
}

/** What takes the place of the button that was pressed takes its focus too. */
const takeFocus = (element: HTMLElement | null) => element?.focus();
