import { type ReactNode, useState } from 'react';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/work-orders.ts';
import { fill } from '#contract/messages/fill.ts';
import { useDialogLink } from '../../lib/address/url-dialog.ts';
import { messageOf } from '../../lib/http/api.ts';
import { useTableOrder } from '../../lib/http/preferences.ts';
import { Button } from '../../ui/button.tsx';
import { CardHeader } from '../../ui/card.tsx';
import { RefreshFailed } from '../../ui/page/refresh-failed.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { moreRowsOf, tableStateOf } from '../../ui/table/table-state.ts';
import { workOrderColumns } from './work-order-columns.tsx';
import { useWorkOrderFilter, WorkOrderFilters } from './work-order-filters.tsx';
import { useWorkOrders } from './work-orders.ts';

/** "My Work Orders", read-only: the id opens the details over the screen. Its filters stand in the address. */
export function WorkOrdersTable({
  titleId,
  propertyId,
  contractorId,
  tall = false,
  actions,
  views,
}: {
  titleId: string;
  propertyId?: string;
  contractorId?: string;
  tall?: boolean;
  /** Beside Refresh. */
  actions?: ReactNode;
  /** Over the filters. */
  views?: ReactNode;
}) {
  const order = useTableOrder('work_orders');
  const filter = useWorkOrderFilter();
  const { query, rows } = useWorkOrders({ ...filter.is, propertyId, contractorId }, order);
  const columns = workOrderColumns(useDialogLink('work-order'));
  return (
    <>
      <CardHeader
        id={titleId}
        title={propertyId || contractorId ? copy.ordersTitle : copy.listCaption}
        actions={
          <>
            {query.isPending && (
              <p role="status" className="appear-late self-center text-meta text-ink-2">
                {copy.loadingOrders}
              </p>
            )}
            {actions}
            <RefreshButton onRefresh={query.refetch} />
          </>
        }
      />
      {views}
      {(rows.length > 0 || filter.words) && <WorkOrderFilters {...filter} />}
      {query.isRefetchError && <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />}
      <DataTable
        caption={copy.listCaption}
        tall={tall}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sort={order.sort}
        onSort={order.setSort}
        compact={order.compact}
        state={tableStateOf(query, (error) => fill(copy.loadError, { message: messageOf(error, copy.ordersFailed) }))}
        empty={<p className="px-3 py-6 text-center text-ink-2">{copy.noOrders}</p>}
        filtered={
          filter.words ? { text: fill(common.noMatches, { words: filter.words }), onClear: filter.clear } : undefined
        }
        more={moreRowsOf(query)}
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
      {copy.refresh}
    </Button>
  );
}
