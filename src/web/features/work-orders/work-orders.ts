import { useInfiniteQuery } from '@tanstack/react-query';
import type { WorkOrderStatus } from '#contract/enumerations.ts';
import { orpc } from '../../lib/query.ts';
import { paged, useRows } from '../../lib/whole-list.ts';

/** Work orders, newest first, a page at a time; `all` fetches the rest, as sorting by a column needs. */
export function useWorkOrders({ status, all }: { status: WorkOrderStatus | undefined; all: boolean }) {
  const query = useInfiniteQuery(
    orpc.workOrders.list.infiniteOptions({ input: (cursor) => ({ status, cursor }), ...paged }),
  );
  return { query, rows: useRows(query, all) };
}
