import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { staffQuery } from './staff.ts';
import { StaffRow } from './staff-row.tsx';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));

/** Everybody of the team, and the way to let somebody else in. */
export function StaffCard({ myId }: { myId: string }) {
  const { data, error, refetch } = useQuery(staffQuery());
  const [inviting, setInviting] = useState<'no' | 'yes' | 'was'>('no');
  return (
    <Card aria-labelledby="team">
      <CardHeader
        id="team"
        title="People"
        actions={
          <Button variant="primary" onClick={() => setInviting('yes')}>
            Invite Somebody
          </Button>
        }
      />
      {!data && !error && <Skeleton className="h-24" label="Loading the team" />}
      {!data && error && (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          {messageOf(error)}
          <Button size="compact" onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      )}
      <ul>
        {data?.items.map((member) => (
          <StaffRow key={member.id} member={member} isMe={member.id === myId} />
        ))}
      </ul>
      <Suspense>
        {inviting !== 'no' && <InviteDialog open={inviting === 'yes'} onClose={() => setInviting('was')} />}
      </Suspense>
    </Card>
  );
}
