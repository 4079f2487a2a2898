import { useInfiniteQuery } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import { paged, useRows } from '../../lib/http/paged-list.ts';
import { orpc } from '../../lib/http/query.ts';

/** Every house of the owner, for a work order to be at. */
export function useOrderHouses(enabled: boolean) {
  const query = useInfiniteQuery(
    orpc.properties.list.infiniteOptions({
      input: (cursor) => ({ limit: limits.pageSizeMax, cursor }),
      enabled,
      ...paged,
    }),
  );
  return { query, rows: useRows(query, enabled) };
}
