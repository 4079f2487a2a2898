import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deviceWords } from '#contract/accounts/device-words.ts';
import * as copy from '#contract/messages/en/accounts/sessions.ts';
import { fill } from '#contract/messages/fill.ts';
import { dropEveryDraft } from '../../../lib/offline/drafts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Fill } from '../../../ui/fill.tsx';
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
    onError: () => showToast({ title: copy.signOutFailed, tone: 'error' }),
  });
  return (
    <Card aria-labelledby="sessions">
      <CardHeader
        id="sessions"
        title={copy.sessionsTitle}
        actions={<Button onClick={() => setAsking(true)}>{copy.signOutEverywhere}</Button>}
      />
      <p className="mb-4 text-meta text-ink-2">{copy.sessionRules}</p>
      {isPending && <Skeleton className="h-12" label={copy.loadingSessions} />}
      {isError && <LoadFailed onRetry={() => void refetch()}>{copy.sessionsNotLoaded}</LoadFailed>}
      <ul>
        {sessions?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <ConfirmDialog
        open={asking}
        title={copy.signOutEverywhereTitle}
        confirm={copy.signOutEverywhere}
        busy={leaveAll.isPending}
        onConfirm={() => leaveAll.mutate()}
        onClose={() => setAsking(false)}
      >
        {copy.signOutEverywhereNote}
      </ConfirmDialog>
    </Card>
  );
}

function SessionRow({ session }: { session: Session }) {
  const end = useMutation({
    mutationFn: () => endSessionOf(session),
    onSuccess: () => showToast({ title: fill(copy.deviceSignedOut, { device: deviceWords(session.userAgent) }) }),
    onError: () => showToast({ title: copy.signOutFailed, tone: 'error' }),
  });
  const device = deviceWords(session.userAgent);
  const here = isThisTab(session);
  return (
    <SettingRow
      label={device}
      value={<Fill of={copy.signedInAt} with={{ date: <DateTime at={session.createdAt} /> }} />}
      action={
        here ? (
          <Badge>{copy.thisTab}</Badge>
        ) : (
          <Button size="compact" busy={end.isPending} onClick={() => end.mutate()}>
            <Fill of={copy.signOutDevice} with={{ device: <span className="sr-only"> {device}</span> }} />
          </Button>
        )
      }
    />
  );
}
