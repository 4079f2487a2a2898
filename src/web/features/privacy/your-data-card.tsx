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

const DownloadDataDialog = lazy(() => import('./download-data-dialog.tsx'));
const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'));

type Opened = 'download' | 'delete';

/** What one can take along, and the way out; each dialog is fetched when it is first opened. */
export function YourDataCard() {
  const [open, setOpen] = useState<Opened | null>(null);
  const [opened, setOpened] = useState<Opened[]>([]);
  const show = (dialog: Opened) => {
    setOpened([...opened, dialog]);
    setOpen(dialog);
  };
  const close = () => setOpen(null);
  return (
    <Card aria-labelledby="your-data">
      <CardHeader id="your-data" title={copy.yourData} />
      <ul>
        <SettingRow
          label={copy.downloadYourData}
          value={copy.downloadYourDataNote}
          action={<Button onClick={() => show('download')}>{copy.downloadData}</Button>}
        />
        <DeletionRow onAsk={() => show('delete')} />
      </ul>
      <Suspense>
        {opened.includes('download') && <DownloadDataDialog open={open === 'download'} onClose={close} />}
        {opened.includes('delete') && <DeleteAccountDialog open={open === 'delete'} onClose={close} />}
      </Suspense>
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
