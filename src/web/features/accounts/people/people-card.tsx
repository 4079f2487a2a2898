import { useQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { People } from '#contract/accounts/people.ts';
import * as copy from '#contract/messages/en/accounts/people.ts';
import { useUrlDialog } from '../../../lib/address/url-dialog.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { MemberRow } from './member-row.tsx';
import { peopleQuery } from './people.ts';
import { personRowClass } from './person-row-class.ts';

const InvitePersonDialog = lazy(() => import('./invite-person-dialog.tsx'));

/** In the address: `?dialog=invite-person`. */
export const invitePersonDialog = 'invite-person';

/** Who works in the account beside its holder, and the way to let somebody else in. */
export function PeopleCard() {
  const { data, error, refetch } = useQuery(peopleQuery());
  const dialog = useUrlDialog('dialog');
  return (
    <Card aria-labelledby="people">
      <CardHeader
        id="people"
        title={copy.people}
        actions={
          <Button size="compact" onClick={() => void dialog.open(invitePersonDialog)}>
            <Icon of={UserRoundPlus} />
            {copy.invitePerson}
          </Button>
        }
      />
      <p className="pb-3 text-ink-2">{copy.peopleLead}</p>
      {!data && !error && <Skeleton className="h-19" label={copy.loadingPeople} />}
      {!data && error && <LoadFailed onRetry={() => void refetch()}>{messageOf(error)}</LoadFailed>}
      {data && <Everybody people={data} />}
      <Suspense>
        {dialog.lastId === invitePersonDialog && (
          <InvitePersonDialog open={dialog.id === invitePersonDialog} onClose={dialog.close} />
        )}
      </Suspense>
    </Card>
  );
}

function Everybody({ people: { holder, members, invitations } }: { people: People }) {
  return (
    <>
      <ul>
        <li className={personRowClass}>
          <div className="grid min-w-0 gap-0.5">
            <span className="flex flex-wrap items-center gap-2 text-label">
              {holder.name}
              <Badge>{copy.accountHolder}</Badge>
            </span>
            <span className="text-meta text-ink-2 wrap-anywhere">{holder.email}</span>
          </div>
        </li>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} />
        ))}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      {members.length + invitations.length === 0 && <p className="pt-3 text-meta text-ink-2">{copy.nobodyElse}</p>}
    </>
  );
}
