import { lazy, Suspense, useState } from 'react';
import * as copy from '#contract/messages/en/privacy.ts';
import { fill } from '#contract/messages/fill.ts';
import { deletionDays } from '#contract/privacy/privacy-days.ts';
import { useMe } from '../../lib/session/me.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Fill } from '../../ui/fill.tsx';
import { SettingRow } from '../../ui/form/setting-row.tsx';
import { DateTime } from '../../ui/time.tsx';
import { useKeepAccount } from './account-deletion.ts';
import { ReadBackRow } from './archives/read-back-row.tsx';
import { TakeAlongRow } from './archives/take-along-row.tsx';

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'));

/** What one can take along and bring along, and the way out; each dialog is fetched when it is first opened. */
export function YourDataCard() {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const show = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <Card aria-labelledby="your-data">
      <CardHeader id="your-data" title={copy.yourData} />
      <ul>
        <TakeAlongRow />
        <ReadBackRow />
        <DeletionRow onAsk={show} />
      </ul>
      <Suspense>{wasOpened && <DeleteAccountDialog open={open} onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  );
}

function DeletionRow({ onAsk }: { onAsk: () => void }) {
  const { deletion_due_at: due } = useMe();
  const keep = useKeepAccount();
  return (
    <SettingRow
      label={copy.deleteAccount}
      value={
        due ? (
          <Fill of={copy.deletionDue} with={{ date: <DateTime at={due} /> }} />
        ) : (
          fill(copy.deleteAccountNote, { count: deletionDays })
        )
      }
      action={
        due ? (
          <Button busy={keep.isPending} onClick={() => keep.mutate()}>
            {copy.keepAccount}
          </Button>
        ) : (
          <Button variant="danger" onClick={onAsk}>
            {copy.deleteAccount}
          </Button>
        )
      }
    />
  );
}
