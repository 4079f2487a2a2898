import { useSearchParams } from 'react-router';
import { workOrderStatuses, workOrderStatusLabels } from '#contract/enumerations.ts';
import { WorkOrdersTable } from '../../features/work-orders/work-orders-table.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export function meta() {
  return [{ title: 'Work orders · Porchlight' }];
}

/** The chosen status stands in the address: `?status=open`. */
export default function WorkOrders() {
  const [search, setSearch] = useSearchParams();
  const status = workOrderStatuses.find((one) => one === search.get('status'));
  const choose = (next: string | null) =>
    setSearch(next ? { status: next } : {}, { replace: true, preventScrollReset: true });
  return (
    <>
      <PageHeader title="Work orders" lead="Every repair at your properties, from report to finished." />
      <fieldset className="mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">Show work orders that are</legend>
        <StatusChip label="All" on={!status} onPress={() => choose(null)} />
        {workOrderStatuses.map((one) => (
          <StatusChip key={one} label={workOrderStatusLabels[one]} on={one === status} onPress={() => choose(one)} />
        ))}
      </fieldset>
      <Card aria-labelledby="my-work-orders">
        <WorkOrdersTable titleId="my-work-orders" filter={status && { status, onClear: () => choose(null) }} />
      </Card>
    </>
  );
}

function StatusChip({ label, on, onPress }: { label: string; on: boolean; onPress: () => void }) {
  return (
    <Button size="compact" variant={on ? 'primary' : 'secondary'} aria-pressed={on} onClick={onPress}>
      {label}
    </Button>
  );
}
