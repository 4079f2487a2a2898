import { Link } from 'react-router';
import { NeedsYou } from '../../features/approvals/needs-you.tsx';
import { useContractors } from '../../features/contractors/contractors.ts';
import { AddContractorButton, ContractorsTable } from '../../features/contractors/contractors-table.tsx';
import { ThreadList } from '../../features/conversations/thread-list.tsx';
import { useProperties } from '../../features/properties/properties.ts';
import { PropertiesTable } from '../../features/properties/properties-table.tsx';
import { UrgencyBadge } from '../../features/work-orders/status.tsx';
import { WorkOrdersTable } from '../../features/work-orders/work-orders-table.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatCard } from '../../ui/stat-card.tsx';

export function meta() {
  return [{ title: 'My Dashboard · Porchlight' }];
}

export default function Dashboard() {
  return (
    <>
      <PageHeader title="My Dashboard" />
      <div className="grid grid-cols-1 gap-6">
        <NeedsYou />
        <Numbers />
        <Card aria-labelledby="conversations">
          <CardHeader
            id="conversations"
            title="Conversations"
            actions={
              <Link to="/dashboard/conversations" className={buttonClass({ size: 'compact' })}>
                See all<span className="sr-only"> conversations</span>
              </Link>
            }
          />
          <ThreadList most={5} urgency={(level) => <UrgencyBadge urgency={level} />} />
        </Card>
        <Card id="properties" aria-labelledby="my-properties">
          <CardHeader id="my-properties" title="My Properties" />
          <PropertiesTable />
        </Card>
        <Card id="contractors" aria-labelledby="my-contractors">
          <CardHeader id="my-contractors" title="My Contractors" actions={<AddContractorButton />} />
          <ContractorsTable />
        </Card>
        <Card id="work-orders" aria-labelledby="my-work-orders">
          <WorkOrdersTable titleId="my-work-orders" />
        </Card>
      </div>
    </>
  );
}

/** The last two show `--` while there is nothing to compute them from. */
function Numbers() {
  const properties = useProperties();
  const contractors = useContractors();
  return (
    <section aria-label="Numbers" className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <h2 className="sr-only">Numbers</h2>
      <StatCard label="Total Properties" href="#properties" {...counted(properties)} />
      <StatCard label="Total Contractors" href="#contractors" {...counted(contractors)} />
      <StatCard label="Resolution Rate" value={null} />
      <StatCard label="Avg Response Time" value={null} />
    </section>
  );
}

type Counted = {
  rows: readonly unknown[];
  whole: boolean;
  query: { isError: boolean; data: unknown; refetch: () => unknown };
};

function counted({ rows, whole, query }: Counted) {
  if (whole) return { value: rows.length };
  if (query.isError && query.data === undefined)
    return { value: null, state: 'error' as const, onRetry: () => void query.refetch() };
  return { value: null, state: 'loading' as const };
}
