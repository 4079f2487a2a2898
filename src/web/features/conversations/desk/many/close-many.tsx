import type { ConversationRow } from '#contract/conversations/conversations.ts';
import * as copy from '#contract/messages/en/conversations/many-chats.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';

/** Asks before many are closed, and says in how many of them somebody waits: those can be left out. */
export function CloseMany({
  open,
  rows,
  busy,
  onConfirm,
  onClose,
}: {
  open: boolean;
  rows: readonly ConversationRow[];
  busy: boolean;
  onConfirm: (rows: readonly ConversationRow[], evenWaiting: boolean) => void;
  onClose: () => void;
}) {
  const waiting = rows.filter((row) => row.waiting_since !== null);
  const others = rows.filter((row) => row.waiting_since === null);
  const footer = (
    <>
      <Button onClick={onClose}>{copy.keepAll}</Button>
      {waiting.length > 0 && others.length > 0 && (
        <Button busy={busy} onClick={() => onConfirm(others, false)}>
          {fill(copy.closeOthers, { count: others.length })}
        </Button>
      )}
      <Button variant="primary" busy={busy} onClick={() => onConfirm(rows, waiting.length > 0)}>
        {fill(copy.closeAll, { count: rows.length })}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={fill(copy.closeTitle, { count: rows.length })}
      description={waiting.length > 0 ? fill(copy.closeWaiting, { count: waiting.length }) : undefined}
      footer={footer}
    >
      <p className="text-ink-2">{copy.closeWaitingMeans}</p>
    </Dialog>
  );
}
