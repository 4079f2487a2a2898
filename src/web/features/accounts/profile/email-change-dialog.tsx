import { useState } from 'react';
import * as copy from '#contract/messages/en/accounts/profile.ts';
import { telOf } from '#contract/site/support.ts';
import { useMe } from '../../../lib/session/me.ts';
import { Button } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
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
      title={copy.emailChangeTitle}
      footer={
        <Button variant="primary" onClick={onClose}>
          {copy.gotIt}
        </Button>
      }
    >
      <div className="grid gap-3">
        <p>
          <Fill of={copy.emailChangeTyped} with={{ email: <strong className="break-all">{last}</strong> }} />
        </p>
        <p>
          <Fill
            of={copy.emailChangeCall}
            with={{
              phone: (
                <a href={telOf(support.phone)} className="whitespace-nowrap text-primary-text underline">
                  {support.phone}
                </a>
              ),
            }}
          />
        </p>
      </div>
    </Dialog>
  );
}
