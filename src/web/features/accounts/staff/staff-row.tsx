import { useState } from 'react';
import type { StaffMember } from '#contract/accounts/staff.ts';
import { Badge, StatusBadge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { DateTime } from '../../../ui/time.tsx';
import { resendInvite, roleLabels, setActive, setRole, useStaffAct } from './staff.ts';

/** One of the team: who, what they may do, how they stand, and what an admin can change. */
export function StaffRow({ member, isMe }: { member: StaffMember; isMe: boolean }) {
  const [asking, setAsking] = useState(false);
  const { id, name, state, role } = member;
  const other = role === 'admin' ? 'agent' : 'admin';
  const change = useStaffAct(() => setRole(id, other), `${name} is now ${other === 'admin' ? 'an admin' : 'an agent'}`);
  const lock = useStaffAct(() => setActive(id, false), `${name} is locked out`);
  const unlock = useStaffAct(() => setActive(id, true), `${name} can sign in again`);
  const again = useStaffAct(() => resendInvite(id), `Invitation sent to ${member.email}`);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0">
      <div className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 text-label">
          {name}
          <Badge>{roleLabels[role]}</Badge>
          {isMe && <Badge tone="primary">You</Badge>}
          <State member={member} />
        </span>
        <span className="text-meta text-ink-2 break-words">{member.email}</span>
        <span className="text-meta text-ink-2">
          {member.two_factor ? 'Two-factor on' : 'Two-factor off'}
          {member.last_seen_at && (
            <>
              , last seen <DateTime at={member.last_seen_at} />
            </>
          )}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        {state === 'invited' && (
          <Button size="compact" busy={again.isPending} onClick={() => again.mutate()}>
            Send again<span className="sr-only"> to {name}</span>
          </Button>
        )}
        {!isMe && state !== 'deactivated' && (
          <Button size="compact" busy={change.isPending} onClick={() => change.mutate()}>
            Make {roleLabels[other]}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
        {!isMe && state !== 'deactivated' && (
          <Button size="compact" onClick={() => setAsking(true)}>
            Deactivate<span className="sr-only"> {name}</span>
          </Button>
        )}
        {state === 'deactivated' && (
          <Button size="compact" busy={unlock.isPending} onClick={() => unlock.mutate()}>
            Reactivate<span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={`Deactivate ${name}?`}
        confirm="Deactivate"
        danger
        busy={lock.isPending}
        onConfirm={() => lock.mutate(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        They are signed out everywhere and cannot sign in. You can let them in again.
      </ConfirmDialog>
    </li>
  );
}

function State({ member: { state } }: { member: StaffMember }) {
  if (state === 'active') return null;
  return state === 'invited' ? (
    <StatusBadge tone="info">Invited</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">Deactivated</StatusBadge>
  );
}
