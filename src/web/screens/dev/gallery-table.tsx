import { useState } from 'react';
import { type Urgency, urgencies, type WorkOrderStatus } from '#contract/enumerations/work-orders.ts';
import { UrgencyBadge, WorkOrderStatusBadge } from '../../features/work-orders/status.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { DataTable, type TableState } from '../../ui/table/data-table.tsx';
import { type Column, type Sort, sortRows } from '../../ui/table/table-sort.ts';
import { DateTime } from '../../ui/time.tsx';
import { Row, Section } from './gallery-section.tsx';

type Order = {
  id: string;
  urgency: Urgency;
  status: WorkOrderStatus;
  address: string;
  cost: number | null;
  created: string;
};

const orders: Order[] = [
  {
    id: 'WO-1041',
    urgency: 'urgent',
    status: 'in_progress',
    address: '18 Juniper Lane, Sedona, AZ',
    cost: 24000,
    created: '2026-11-19T09:12:00Z',
  },
  {
    id: 'WO-1040',
    urgency: 'medium',
    status: 'open',
    address: '4 Harbor Walk #3, Astoria, OR',
    cost: null,
    created: '2026-11-18T22:40:00Z',
  },
  {
    id: 'WO-987',
    urgency: 'high',
    status: 'completed',
    address: '77 Pine Street, Bend, OR',
    cost: 9500,
    created: '2026-11-02T15:05:00Z',
  },
  {
    id: 'WO-1002',
    urgency: 'non_urgent',
    status: 'cancelled',
    address: '18 Juniper Lane, Sedona, AZ',
    cost: 105000,
    created: '2026-11-09T18:30:00Z',
  },
];

const columns: Column<Order>[] = [
  {
    key: 'id',
    header: 'Work Order ID',
    cell: ({ id }) => (
      <a href={`#${id}`} className="underline">
        {id}
      </a>
    ),
    sortBy: ({ id }) => id,
  },
  {
    key: 'urgency',
    header: 'Urgency',
    cell: ({ urgency }) => <UrgencyBadge urgency={urgency} />,
    sortBy: ({ urgency }) => urgencies.indexOf(urgency),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <WorkOrderStatusBadge status={status} />,
    sortBy: ({ status }) => status,
  },
  { key: 'address', header: 'Property Address', cell: ({ address }) => address, sortBy: ({ address }) => address },
  {
    key: 'cost',
    header: 'Cost',
    align: 'end',
    cell: ({ cost }) => (cost === null ? 'N/A' : `$${cost / 100}`),
    sortBy: ({ cost }) => cost,
  },
  {
    key: 'created',
    header: 'Created',
    cell: ({ created }) => <DateTime at={created} />,
    sortBy: ({ created }) => Date.parse(created),
  },
];

const states = ['ready', 'refreshing', 'compact', 'empty', 'filtered', 'loading', 'error'] as const;

export function TableGallery() {
  const [sort, setSort] = useState<Sort | null>(null);
  const [shown, setShown] = useState<(typeof states)[number]>('ready');
  const none = shown === 'empty' || shown === 'filtered';
  return (
    <Section title="Table">
      <Row>
        {states.map((state) => (
          <Button
            key={state}
            size="compact"
            aria-pressed={state === shown}
            variant={state === shown ? 'primary' : 'secondary'}
            onClick={() => setShown(state)}
          >
            {state}
          </Button>
        ))}
      </Row>
      <Card>
        <DataTable
          caption="Work orders"
          columns={columns}
          rows={none ? [] : sortRows(orders, columns, sort)}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={setSort}
          state={stateOf(shown, () => setShown('ready'))}
          compact={shown === 'compact'}
          empty={<EmptyState title="No work orders found." />}
          filtered={
            shown === 'filtered'
              ? { text: 'No matches for Urgent in Sedona.', onClear: () => setShown('ready') }
              : undefined
          }
        />
      </Card>
    </Section>
  );
}

function stateOf(shown: (typeof states)[number], onRetry: () => void): TableState {
  if (shown === 'loading') return { is: 'loading' };
  if (shown === 'error') return { is: 'error', message: 'Failed to load work orders', onRetry };
  return { is: 'ready', refreshing: shown === 'refreshing' };
}
