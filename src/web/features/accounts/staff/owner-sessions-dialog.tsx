import { useMutation, useQuery } from '@tanstack/react-query';
import { deviceWords } from '#contract/accounts/device-words.ts';
import type { OwnerAccount, OwnerSession } from '#contract/accounts/staff.ts';
import * as copy from '#contract/messages/en/accounts/staff.ts';
import * as common from '#contract/messages/en/common.ts';
import { fill } from '#contract/messages/fill.ts';
import { api, messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { SettingRow } from '../../../ui/form/setting-row.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DateTime } from '../../../ui/time.tsx';

/** Where an owner is signed in, with a way to end each and all. A default export, fetched when asked for. */
export default function OwnerSessionsDialog({
  owner,
  open,
  onClose,
}: {
  owner: OwnerAccount;
  open: boolean;
  onClose: () => void;
}) {
  const list = orpc.staff.ownerSessions.queryOptions({ input: { id: owner.id }, enabled: open });
  const { data, error, refetch } = useQuery(list);
  const end = useMutation({
    mutationFn: (session_id?: string) => api.staff.endOwnerSessions({ id: owner.id, session_id }),
    onSuccess: (left, session_id) => {
      queryClient.setQueryData(list.queryKey, left);
      showToast({ title: session_id ? copy.sessionEnded : fill(copy.ownerSignedOut, { owner: owner.full_name }) });
    },
    onError: (thrown) => showToast({ title: messageOf(thrown), tone: 'error' }),
  });
  const footer = (
    <>
      <Button onClick={onClose}>{common.close}</Button>
      {data && (
        <Button variant="danger" busy={end.isPending} onClick={() => end.mutate(undefined)}>
          {copy.signOutEverywhere}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={fill(copy.ownerSessionsTitle, { owner: owner.full_name })}
      description={copy.ownerSessionsNote}
      footer={footer}
    >
      {!data && !error && <Skeleton className="h-12" label={copy.loadingOwnerSessions} />}
      {!data && error && <LoadFailed onRetry={() => void refetch()}>{messageOf(error)}</LoadFailed>}
      {data?.items.length === 0 && <p className="text-ink-2">{copy.noOwnerSessions}</p>}
      <ul>
        {data?.items.map((session) => (
          <SessionRow key={session.id} session={session} busy={end.isPending} onEnd={() => end.mutate(session.id)} />
        ))}
      </ul>
    </Dialog>
  );
}

function SessionRow({ session, busy, onEnd }: { session: OwnerSession; busy: boolean; onEnd: () => void }) {
  const device = deviceWords(session.user_agent);
  return (
    <SettingRow
      label={device}
      value={
        <Fill
          of={copy.ownerSession}
          with={{
            signedIn: <DateTime at={session.signed_in_at} />,
            lastUsed: <DateTime at={session.last_used_at} />,
          }}
        />
      }
      action={
        <Button size="compact" busy={busy} onClick={onEnd}>
          <Fill of={copy.signOutDevice} with={{ device: <span className="sr-only"> {device}</span> }} />
        </Button>
      }
    />
  );
}
