import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Assignment } from '#contract/contractors/assignments.ts';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import * as copy from '#contract/messages/en/contractors/assignments.ts';
import { callOf, whyUnreachable } from '#contract/phones.ts';
import { useUrlDialog } from '../../../lib/address/url-dialog.ts';
import { PhoneWords } from '../../../lib/forms/phone-words.tsx';
import { messageOf } from '../../../lib/http/api.ts';
import { orpc } from '../../../lib/http/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { nameLinkClass } from '../../../ui/name-link-class.ts';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { teamDialog } from '../dialog-names.ts';
import { PaperBadges } from '../paper-badges.tsx';
import { UnreachableNote } from '../unreachable-note.tsx';

/** Who serves a property, in the owner's order. `still` shows them without a way to change them. */
export function PropertyContractors({ propertyId, still }: { propertyId: string; still: boolean }) {
  const query = useQuery(orpc.assignments.list.queryOptions({ input: { property_id: propertyId } }));
  const dialog = useUrlDialog('dialog');
  return (
    <Card aria-labelledby="contractors">
      <CardHeader
        id="contractors"
        title={copy.contractorsTitle}
        actions={
          !still && (
            <Button size="compact" onClick={() => void dialog.open(teamDialog(propertyId))}>
              <Fill of={copy.change} with={{ what: <span className="sr-only">{copy.changeWhat}</span> }} />
            </Button>
          )
        }
      />
      {!query.data && query.isError && (
        <LoadFailed onRetry={() => void query.refetch()}>{messageOf(query.error, copy.loadFailed)}</LoadFailed>
      )}
      {!query.data && !query.isError && <Skeleton className="h-24" label={copy.loadingAssigned} />}
      {query.data?.items.length === 0 && <p className="text-ink-2">{copy.nobodyServes}</p>}
      <ol className="grid grid-cols-1 gap-3 empty:hidden">
        {query.data?.items.map((contractor) => (
          <Serving key={contractor.id} contractor={contractor} />
        ))}
      </ol>
    </Card>
  );
}

function Serving({ contractor }: { contractor: Assignment }) {
  const { id, company_name, service_type, phone, is_contact_point } = contractor;
  return (
    <li className="grid grid-cols-1 gap-0.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link to={`/dashboard/contractors/${id}`} className={`${nameLinkClass} min-w-0 break-words`}>
          {company_name}
        </Link>
        {is_contact_point && <Badge tone="primary">{copy.contactPoint}</Badge>}
        <PaperBadges contractor={contractor} />
        <UnreachableNote why={whyUnreachable(contractor)} />
      </p>
      <p className="text-meta text-ink-2">
        {serviceTypeLabels[service_type]}
        {phone && (
          <>
            {' · '}
            <PhoneLink href={callOf(phone)}>
              <PhoneWords of={phone} />
            </PhoneLink>
          </>
        )}
      </p>
    </li>
  );
}
