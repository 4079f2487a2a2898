import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { TableSort } from '#contract/accounts/preferences.ts';
import { type Urgency, type WorkOrderStatus, workOrderSorts } from '#contract/enumerations/work-orders.ts';
import { paged, useRows } from '../../lib/http/paged-list.ts';
import { orpc } from '../../lib/http/query.ts';

/** What narrows the list; null and '' narrow nothing. */
export type WorkOrderFilter = {
  status: WorkOrderStatus | null;
  urgency: Urgency | null;
  q: string;
  propertyId?: string | undefined;
  contractorId?: string | undefined;
};

/**
 * Work orders a page at a time, sorted and narrowed by the server; the rows before stay until the new ones are here.
 */
export function useWorkOrders(filter: WorkOrderFilter, order: { sort: TableSort; isPending: boolean }) {
  const sort = workOrderSorts.find((one) => one === order.sort?.key);
  const wanted = {
    status: filter.status ?? undefined,
    urgency: filter.urgency ?? undefined,
    property_id: filter.propertyId,
    contractor_id: filter.contractorId,
    q: filter.q || undefined,
    ...(sort && { sort, direction: order.sort?.direction }),
  };
  const query = useInfiniteQuery(
    orpc.workOrders.list.infiniteOptions({
      input: (cursor) => ({ ...wanted, limit: 50, cursor }),
      enabled: !order.isPending,
      placeholderData: keepPreviousData,
      ...paged,
    }),
  );
  return { query, rows: useRows(query, false) };
}
