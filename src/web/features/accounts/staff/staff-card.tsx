import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { StaffMember } from '#contract/accounts/staff.ts';
import * as copy from '#contract/messages/en/accounts/staff.ts';
import { fill } from '#contract/messages/fill.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { Badge, StatusBadge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DateTime } from '../../../ui/time.tsx';
import { resendInvite, roleLabels, setActive, setRole, staffQuery, useStaffAct } from './staff.ts';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));

/** Everybody of the team, and the way to let somebody else in. */
export function StaffCard({ myId }: { myId: string }) {
  const { data, error, refetch } = useQuery(staffQuery());
  const [inviting, setInviting] = useState<'no' | 'yes' | 'was'>('no');
  return (
    <Card aria-labelledby="team">
      <CardHeader
        id="team"
        title={copy.people}
        actions={
          <Button variant="primary" onClick={() => setInviting('yes')}>
            {copy.inviteSomebody}
          </Button>
        }
      />
      {!data && !error && <Skeleton className="h-24" label={copy.loadingTeam} />}
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

/** One of the team: who, what they may do, how they stand, and what an admin can change. */
function StaffRow({ member, isMe }: { member: StaffMember; isMe: boolean }) {
  const [asking, setAsking] = useState(false);
  const { id, name, state, role } = member;
  const other = role === 'admin' ? 'agent' : 'admin';
  const change = useStaffAct(
    () => setRole(id, other),
    fill(other === 'admin' ? copy.isNowAdmin : copy.isNowAgent, { name }),
  );
  const lock = useStaffAct(() => setActive(id, false), fill(copy.lockedOut, { name }));
  const unlock = useStaffAct(() => setActive(id, true), fill(copy.letIn, { name }));
  const again = useStaffAct(() => resendInvite(id), fill(copy.invitationSent, { email: member.email }));
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0">
      <div className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 text-label">
          {name}
          <Badge>{roleLabels[role]}</Badge>
          {isMe && <Badge tone="primary">{copy.you}</Badge>}
          <State member={member} />
        </span>
        <span className="text-meta text-ink-2 break-words">{member.email}</span>
        <span className="text-meta text-ink-2">
          <Standing of={member} />
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        {state === 'invited' && (
          <Button size="compact" busy={again.isPending} onClick={() => again.mutate()}>
            <Fill
              of={copy.sendAgain}
              with={{ toWhom: <span className="sr-only"> {fill(copy.toWhom, { name })}</span> }}
            />
          </Button>
        )}
        {!isMe && state !== 'deactivated' && (
          <Button size="compact" busy={change.isPending} onClick={() => change.mutate()}>
            <Fill
              of={copy.makeRole}
              with={{ role: roleLabels[other], person: <span className="sr-only">: {name}</span> }}
            />
          </Button>
        )}
        {!isMe && state !== 'deactivated' && (
          <Button size="compact" onClick={() => setAsking(true)}>
            <Fill of={copy.deactivateNamed} with={{ person: <span className="sr-only"> {name}</span> }} />
          </Button>
        )}
        {state === 'deactivated' && (
          <Button size="compact" busy={unlock.isPending} onClick={() => unlock.mutate()}>
            <Fill of={copy.reactivateNamed} with={{ person: <span className="sr-only"> {name}</span> }} />
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={fill(copy.deactivateTitle, { name })}
        confirm={copy.deactivate}
        danger
        busy={lock.isPending}
        onConfirm={() => lock.mutate(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        {copy.deactivateNote}
      </ConfirmDialog>
    </li>
  );
}

function Standing({ of: { two_factor, last_seen_at } }: { of: StaffMember }) {
  if (!last_seen_at) return two_factor ? copy.twoFactorOn : copy.twoFactorOff;
  const date = <DateTime at={last_seen_at} />;
  return <Fill of={two_factor ? copy.twoFactorOnSeen : copy.twoFactorOffSeen} with={{ date }} />;
}

function State({ member: { state } }: { member: StaffMember }) {
  if (state === 'active') return null;
  return state === 'invited' ? (
    <StatusBadge tone="info">{copy.invited}</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">{copy.deactivated}</StatusBadge>
  );
}
