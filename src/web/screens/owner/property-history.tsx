import { useState } from 'react';
import * as copy from '#contract/messages/en/owner.ts';
import { ThreadList } from '../../features/conversations/thread-list.tsx';
import { ReleasesTable } from '../../features/stays/releases-table.tsx';
import { AddStayButton, StaysTable } from '../../features/stays/stays-table.tsx';
import { OpenOrderButton } from '../../features/work-orders/open-order-button.tsx';
import { UrgencyBadge } from '../../features/work-orders/status.tsx';
import { WorkOrdersTable } from '../../features/work-orders/work-orders-table.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';

/** What happened at one property: repairs, conversations, stays, codes. */
export function PropertyHistory({ propertyId }: { propertyId: string }) {
  const [all, setAll] = useState(false);
  return (
    <div className="mt-6 grid grid-cols-1 gap-6">
      <Card aria-labelledby="property-work-orders">
        <WorkOrdersTable
          titleId="property-work-orders"
          propertyId={propertyId}
          actions={<OpenOrderButton propertyId={propertyId} />}
        />
      </Card>
      <Card aria-labelledby="property-conversations">
        <CardHeader id="property-conversations" title={copy.conversations} />
        <ThreadList
          propertyId={propertyId}
          most={all ? undefined : 5}
          onMore={() => setAll(true)}
          urgency={(level) => <UrgencyBadge urgency={level} />}
        />
      </Card>
      <Card aria-labelledby="property-stays">
        <CardHeader id="property-stays" title={copy.stays} actions={<AddStayButton propertyId={propertyId} />} />
        <StaysTable propertyId={propertyId} />
      </Card>
      <Card aria-labelledby="property-codes">
        <CardHeader id="property-codes" title={copy.codesGivenOut} />
        <ReleasesTable propertyId={propertyId} />
      </Card>
    </div>
  );
}
