import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { WorkOrder } from '#contract/work-orders.ts';
import { messageOf } from '../../lib/api.ts';
import { useTableOrder } from '../../lib/table-order.ts';
import { useDialogLink } from '../../lib/url-dialog.ts';
import { Button } from '../../ui/button.tsx';
import { CardHeader } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { RefreshFailed } from '../../ui/refresh-failed.tsx';
import type { Column } from '../../ui/table-sort.ts';
import { tableStateOf } from '../../ui/table-state.ts';
import { DateTime } from '../../ui/time.tsx';
import { UrgencyBadge, WorkOrderStatusBadge } from './status.tsx';
import { useWorkOrderFilter, WorkOrderFilters } from './work-order-filters.tsx';
import { useWorkOrders } from './work-orders.ts';

/** "My Work Orders", read-only: the id opens the details over the screen. Its filters stand in the address. */
export function WorkOrdersTable({
  titleId,
  propertyId,
  tall = false,
  actions,
}: {
  titleId: string;
  propertyId?: string;
  tall?: boolean;
  /** Beside Refresh. */
  actions?: ReactNode;
}) {
  const order = useTableOrder('work_orders');
  const filter = useWorkOrderFilter();
  const { query, rows } = useWorkOrders({ ...filter.is, propertyId }, order);
  const columns = columnsWith(useDialogLink('work-order'));
  return (
    <>
      <CardHeader
        id={titleId}
        title={propertyId ? 'Work orders' : 'My Work Orders'}
        actions={
          <>
            {query.isPending && (
              <p role="status" className="appear-late self-center text-meta text-ink-2">
                Loading work orders...
              </p>
            )}
            {actions}
            <RefreshButton onRefresh={query.refetch} />
          </>
        }
      />
      {(rows.length > 0 || filter.words) && <WorkOrderFilters {...filter} />}
      {query.isRefetchError && <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />}
      <DataTable
        caption="My Work Orders"
        tall={tall}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sort={order.sort}
        onSort={order.setSort}
        compact={order.compact}
        state={tableStateOf(query, (error) => `Error: ${messageOf(error, 'Failed to load work orders.')}`)}
        empty={<p className="px-3 py-6 text-center text-ink-2">No work orders found.</p>}
        filtered={filter.words ? { text: `No matches for ${filter.words}.`, onClear: filter.clear } : undefined}
        more={
          query.hasNextPage
            ? {
                onReach: () => void query.fetchNextPage(),
                busy: query.isFetchingNextPage,
                failed: query.isFetchNextPageError,
              }
            : undefined
        }
      />
    </>
  );
}

/** Turns only for whoever pressed it, not when the live stream fetches the rows again. */
function RefreshButton({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  const [pressed, setPressed] = useState(false);
  const refresh = () => {
    setPressed(true);
    void onRefresh().finally(() => setPressed(false));
  };
  return (
    <Button size="compact" busy={pressed} onClick={refresh}>
      Refresh
    </Button>
  );
}

function columnsWith(linkTo: ReturnType<typeof useDialogLink>): Column<WorkOrder>[] {
  return [
    {
      key: 'reference',
      header: 'Work Order ID',
      cell: ({ id, reference, subject_line }) => (
        <span className="block text-left">
          <Link
            {...linkTo(id)}
            className="whitespace-nowrap text-primary-text underline touch:inline-block touch:py-2.5"
          >
            {reference}
          </Link>
          <span className="block text-meta font-normal text-ink-2">{subject_line}</span>
        </span>
      ),
      sorts: true,
    },
    {
      key: 'urgency',
      header: 'Urgency',
      cell: (order) => <UrgencyBadge urgency={order.urgency_level} />,
      sorts: true,
    },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status }) => <WorkOrderStatusBadge status={status} />,
      sorts: true,
    },
    {
      key: 'address',
      header: 'Property Address',
      cell: (order) => order.property_address,
      sorts: true,
    },
    dateColumn('created_at', 'Created'),
    dateColumn('updated_at', 'Updated'),
    dateColumn('completed_at', 'Completed'),
  ];
}

function dateColumn(key: 'created_at' | 'updated_at' | 'completed_at', header: string): Column<WorkOrder> {
  return {
    key,
    header,
    cell: ({ [key]: at }) => (at ? <DateTime at={at} /> : 'N/A'),
    sorts: true,
  };
}
