import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deviceWords } from '#contract/accounts/device-words.ts';
import { dropEveryDraft } from '../../../lib/offline/drafts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { SettingRow } from '../../../ui/form/setting-row.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DateTime } from '../../../ui/time.tsx';
import { endEverySession, endSessionOf, isThisTab, type Session, sessionsQuery } from './sessions.ts';

/** Where one is signed in, with a way out of each and of all. */
export function SessionsCard() {
  const { data: sessions, isPending, isError, refetch } = useQuery(sessionsQuery());
  const [asking, setAsking] = useState(false);
  const leaveAll = useMutation({
    mutationFn: endEverySession,
    onSuccess: async () => {
      await dropEveryDraft();
      location.assign('/');
    },
    onError: () => showToast({ title: 'Failed to sign out', tone: 'error' }),
  });
  return (
    <Card aria-labelledby="sessions">
      <CardHeader
        id="sessions"
        title="Where you're signed in"
        actions={<Button onClick={() => setAsking(true)}>Sign Out Everywhere</Button>}
      />
      {isPending && <Skeleton className="h-12" label="Looking for your sessions" />}
      {isError && <LoadFailed onRetry={() => void refetch()}>Couldn't load your sessions.</LoadFailed>}
      <p className="mb-4 text-meta text-ink-2">
        A sign-in lasts 30 days at most, and ends after 30 minutes without use.
      </p>
      <ul>
        {sessions?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <ConfirmDialog
        open={asking}
        title="Sign out everywhere?"
        confirm="Sign Out Everywhere"
        busy={leaveAll.isPending}
        onConfirm={() => leaveAll.mutate()}
        onClose={() => setAsking(false)}
      >
        Every session ends, this one too, and every API key. You can sign in again at once.
      </ConfirmDialog>
    </Card>
  );
}

function SessionRow({ session }: { session: Session }) {
  const end = useMutation({
    mutationFn: () => endSessionOf(session),
    onSuccess: () => showToast({ title: `${deviceWords(session.userAgent)} signed out` }),
    onError: () => showToast({ title: 'Failed to sign out', tone: 'error' }),
  });
  const device = deviceWords(session.userAgent);
  const here = isThisTab(session);
  return (
    <SettingRow
      label={device}
      value={
        <>
          Signed in <DateTime at={session.createdAt} />
        </>
      }
      action={
        here ? (
          <Badge>This tab</Badge>
        ) : (
          <Button size="compact" busy={end.isPending} onClick={() => end.mutate()}>
            Sign Out<span className="sr-only"> {device}</span>
          </Button>
        )
      }
    />
  );
}
