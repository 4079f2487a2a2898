import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../../../lib/http/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
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
            Invite somebody
          </Button>
        }
      />
      {!data && !error && <Skeleton className="h-24" label="Loading the team" />}
      {!data && error && <LoadFailed onRetry={() => void refetch()}>{messageOf(error)}</LoadFailed>}
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
