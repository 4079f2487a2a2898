import { NeedsYou } from '../../features/approvals/needs-you.tsx';
import { useLapsedPapers } from '../../features/contractors/lapsed-papers.tsx';
import { ThreadList } from '../../features/conversations/thread-list.tsx';
import { useQuestionsToAnswer } from '../../features/knowledge/needs-answer.tsx';
import { PropertiesTable } from '../../features/properties/properties-table.tsx';
import { AddPropertyButton, RemovedPropertiesButton } from '../../features/properties/property-actions.tsx';
import { Numbers } from '../../features/reports/numbers.tsx';
import { UrgencyBadge } from '../../features/work-orders/status.tsx';
import { late } from '../../lib/late.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ExportProperties } from './export-properties.tsx';
import { SeeAll } from './see-all.tsx';
import { StartCard } from './start-card.tsx';

// Below what is seen first, or seldom there at all: their scripts come after it, so that it is there sooner.
const SubscriptionNotice = late(
  () => import('../../features/billing/subscription-notice.tsx').then((part) => part.SubscriptionNotice),
  () => null,
);
const MyContractors = late(
  () => import('./my-contractors.tsx').then((part) => part.MyContractors),
  () => <Coming id="my-contractors" title="My Contractors" />,
);
const MyWorkOrders = late(
  () => import('./my-work-orders.tsx').then((part) => part.MyWorkOrders),
  () => <Coming id="my-work-orders" title="My Work Orders" />,
);

export function meta() {
  return [{ title: 'My Dashboard · Porchlight' }];
}

export default function Dashboard() {
  const lapsed = useLapsedPapers();
  const asked = useQuestionsToAnswer();
  return (
    <>
      <PageHeader title="My Dashboard" />
      <SubscriptionNotice />
      <div className="grid grid-cols-1 gap-6">
        <StartCard />
        <NeedsYou more={asked && lapsed && [...asked, ...lapsed]} />
        <Numbers />
        <Card aria-labelledby="conversations">
          <CardHeader
            id="conversations"
            title="Conversations"
            actions={<SeeAll to="/dashboard/conversations" of="conversations" />}
          />
          <ThreadList most={5} urgency={(level) => <UrgencyBadge urgency={level} />} />
        </Card>
        <Card id="properties" aria-labelledby="my-properties">
          <CardHeader
            id="my-properties"
            title="My Properties"
            actions={
              <>
                <SeeAll to="/dashboard/properties" of="properties" />
                <RemovedPropertiesButton />
                <ExportProperties />
                <AddPropertyButton />
              </>
            }
          />
          <PropertiesTable />
        </Card>
        <Card id="contractors" aria-labelledby="my-contractors">
          <MyContractors />
        </Card>
        <Card id="work-orders" aria-labelledby="my-work-orders">
          <MyWorkOrders />
        </Card>
      </div>
    </>
  );
}

function Coming({ id, title }: { id: string; title: string }) {
  return (
    <>
      <CardHeader id={id} title={title} />
      <Skeleton className="h-40" label={`Loading ${title}`} />
    </>
  );
}
