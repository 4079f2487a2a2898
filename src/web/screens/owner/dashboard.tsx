import { Link } from 'react-router';
import { NeedsYou } from '../../features/approvals/needs-you.tsx';
import { SubscriptionNotice } from '../../features/billing/subscription-notice.tsx';
import { AddContractorButton, ContractorsTable } from '../../features/contractors/contractors-table.tsx';
import { useLapsedPapers } from '../../features/contractors/lapsed-papers.tsx';
import { ThreadList } from '../../features/conversations/thread-list.tsx';
import { useQuestionsToAnswer } from '../../features/knowledge/needs-answer.tsx';
import { PropertiesTable } from '../../features/properties/properties-table.tsx';
import { AddPropertyButton, RemovedPropertiesButton } from '../../features/properties/property-actions.tsx';
import { Numbers } from '../../features/reports/numbers.tsx';
import { UrgencyBadge } from '../../features/work-orders/status.tsx';
import { WorkOrdersTable } from '../../features/work-orders/work-orders-table.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StartCard } from './start-card.tsx';
import { ExportContractors, ExportProperties, ExportWorkOrders } from './table-exports.tsx';

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
          <CardHeader
            id="my-contractors"
            title="My Contractors"
            actions={
              <>
                <SeeAll to="/dashboard/contractors" of="contractors" />
                <ExportContractors />
                <AddContractorButton />
              </>
            }
          />
          <ContractorsTable />
        </Card>
        <Card id="work-orders" aria-labelledby="my-work-orders">
          <WorkOrdersTable
            titleId="my-work-orders"
            actions={
              <>
                <SeeAll to="/dashboard/work-orders" of="work orders" />
                <ExportWorkOrders />
              </>
            }
          />
        </Card>
      </div>
    </>
  );
}

function SeeAll({ to, of }: { to: string; of: string }) {
  return (
    <Link to={to} className={buttonClass({ variant: 'quiet', size: 'compact' })}>
      See all<span className="sr-only"> {of}</span>
    </Link>
  );
}
