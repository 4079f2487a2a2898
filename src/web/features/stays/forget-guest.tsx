import { useState } from 'react';
import type { Stay } from '#contract/stays/stays.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { forgetGuest, guestOf } from './stay-acts.ts';

/** Asks before a guest is deleted: nothing brings back what they wrote. */
export function ForgetGuest({ stay, onClose }: { stay: Stay | undefined; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (!stay || busy) return;
    setBusy(true);
    const done = await forgetGuest(stay);
    setBusy(false);
    if (done) onClose();
  };
  return (
    <ConfirmDialog
      open={stay !== undefined}
      title={`Delete ${stay ? guestOf(stay) : 'this guest'}?`}
      confirm="Delete Guest"
      danger
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      Their name, phone and e-mail, their chats and photos are deleted and do not come back. The days of the stay and
      your work orders stay, without the guest.
    </ConfirmDialog>
  );
}
