import type { ReactNode } from 'react';
import * as copy from '#contract/messages/en/owner.ts';
import * as propertiesCopy from '#contract/messages/en/properties.ts';
import { ThreadList } from '../../features/conversations/thread-list.tsx';
import { NeedsYou } from '../../features/dispatch/approvals/needs-you.tsx';
import { Numbers } from '../../features/reports/numbers.tsx';
import { OfflineSince } from '../../features/reports/offline-since.tsx';
import { UrgencyBadge } from '../../features/work-orders/status.tsx';
import { lazyPart } from '../../lib/page/lazy-part.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Coming } from './coming-card.tsx';
import { conversationRows } from './navigation.ts';
import { useNeedsYou } from './needs-you.ts';
import { SeeAll } from './see-all.tsx';
import { TodayPart } from './today-part.tsx';

// Below what is seen first: their scripts come after it, so that it is there sooner.
const MyProperties = lazyPart(
  () => import('./my-properties.tsx').then((part) => part.MyProperties),
  () => <Coming id="my-properties" title={propertiesCopy.myProperties} />,
);
const MyContractors = lazyPart(
  () => import('./my-contractors.tsx').then((part) => part.MyContractors),
  () => <Coming id="my-contractors" title={copy.myContractors} />,
);
const MyWorkOrders = lazyPart(
  () => import('./my-work-orders.tsx').then((part) => part.MyWorkOrders),
  () => <Coming id="my-work-orders" title={copy.myWorkOrders} />,
);

/** On anything wider than a phone: all of it, one under the other. `start` stands above. */
export function WideDashboard({ start }: { start: ReactNode }) {
  const { danger, more, readAt } = useNeedsYou();
  return (
    <div className="grid grid-cols-1 gap-6">
      <OfflineSince at={readAt} />
      {start}
      <NeedsYou danger={danger} more={more} />
      <TodayPart />
      <Numbers />
      <Card aria-labelledby="conversations">
        <CardHeader
          id="conversations"
          title={copy.conversations}
          actions={<SeeAll to="/dashboard/conversations" of={copy.conversationsSeen} />}
        />
        <ThreadList most={conversationRows} urgency={(level) => <UrgencyBadge urgency={level} />} />
      </Card>
      <Card id="properties" aria-labelledby="my-properties">
        <MyProperties />
      </Card>
      <Card id="contractors" aria-labelledby="my-contractors">
        <MyContractors />
      </Card>
      <Card id="work-orders" aria-labelledby="my-work-orders">
        <MyWorkOrders />
      </Card>
    </div>
  );
}
