import { useState } from 'react';
import { Link } from 'react-router';
import type { WorkOrderStatus } from '#contract/enumerations.ts';
import { urgencies, workOrderStatusLabels } from '#contract/enumerations.ts';
import type { WorkOrder } from '#contract/work-orders.ts';
import { messageOf } from '../../lib/api.ts';
import { useKept } from '../../lib/kept.ts';
import { useDialogLink } from '../../lib/url-dialog.ts';
import { Button } from '../../ui/button.tsx';
import { CardHeader } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { RefreshFailed } from '../../ui/refresh-failed.tsx';
import { type Column, readSort, sortRows } from '../../ui/table-sort.ts';
import { tableStateOf } from '../../ui/table-state.ts';
import { DateTime } from '../../ui/time.tsx';
import { UrgencyBadge, WorkOrderStatusBadge } from './status.tsx';
import { useWorkOrders } from './work-orders.ts';

/** A filter that is on; `onClear` takes it off. */
type Filter = { status: WorkOrderStatus; onClear: () => void };

/** "My Work Orders", read-only: the id opens the details over the screen. */
export function WorkOrdersTable({ titleId, filter }: { titleId: string; filter?: Filter | undefined }) {
  const [sort, setSort] = useKept('sort.work-orders', readSort);
  const { query, rows } = useWorkOrders({ status: filter?.status, all: sort !== null });
  const columns = columnsWith(useDialogLink('work-order'));
  return (
    <>
      <CardHeader
        id={titleId}
        title="My Work Orders"
        actions={
          <>
            {query.isPending && (
              <p role="status" className="appear-late self-center text-meta text-ink-2">
                Loading work orders...
              </p>
            )}
            <RefreshButton onRefresh={query.refetch} />
          </>
        }
      />
      {query.isRefetchError && <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />}
      <DataTable
        caption="My Work Orders"
        columns={columns}
        rows={sortRows(rows, columns, sort)}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={setSort}
        state={tableStateOf(query, (error) => `Error: ${messageOf(error, 'Failed to load work orders.')}`)}
        empty={<p className="px-3 py-6 text-center text-ink-2">No work orders found.</p>}
        filtered={
          filter && { text: `No matches for ${workOrderStatusLabels[filter.status]}.`, onClear: filter.onClear }
        }
      />
      {query.hasNextPage && sort === null && (
        <div className="mt-3 grid justify-center">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
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

const time = (at: string | null) => (at === null ? null : Date.parse(at));

function columnsWith(linkTo: ReturnType<typeof useDialogLink>): Column<WorkOrder>[] {
  return [
    {
      key: 'id',
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
      sortBy: ({ reference }) => reference,
    },
    {
      key: 'urgency',
      header: 'Urgency',
      cell: (order) => <UrgencyBadge urgency={order.urgency_level} />,
      sortBy: (order) => -urgencies.indexOf(order.urgency_level),
    },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status }) => <WorkOrderStatusBadge status={status} />,
      sortBy: ({ status }) => workOrderStatusLabels[status],
    },
    {
      key: 'address',
      header: 'Property Address',
      cell: (order) => order.property_address,
      sortBy: (order) => order.property_address,
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
    sortBy: ({ [key]: at }) => time(at),
  };
}
