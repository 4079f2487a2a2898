import { useState } from 'react';
import { telOf } from '#contract/site/support.ts';
import { useMe } from '../../../lib/session/me.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

/** Says who changes an address of mail; nothing of the new one is saved. */
export function EmailChangeDialog({ newEmail, onClose }: { newEmail: string | null; onClose: () => void }) {
  const { support } = useMe();
  const [last, setLast] = useState(newEmail);
  if (newEmail !== null && newEmail !== last) setLast(newEmail);
  return (
    <Dialog
      open={newEmail !== null}
      onClose={onClose}
      title="Confirm Email Change"
      footer={
        <Button variant="primary" onClick={onClose}>
          Got It
        </Button>
      }
    >
      <div className="grid gap-3">
        <p>
          You typed <strong className="break-all">{last}</strong>. Changing your email address needs our support team.
        </p>
        <p>
          Please call{' '}
          <a href={telOf(support.phone)} className="whitespace-nowrap text-primary-text underline">
            {support.phone}
          </a>{' '}
          and they'll change it with you. Until then your address stays as it is.
        </p>
      </div>
    </Dialog>
  );
}
