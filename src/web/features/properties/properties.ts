import { useInfiniteQuery } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import { paged, useRows } from '../../lib/http/paged-list.ts';
import { orpc } from '../../lib/http/query.ts';

export const propertiesQuery = orpc.properties.list.infiniteOptions({
  input: (cursor: string | undefined) => ({ limit: limits.pageSizeMax, cursor }),
  ...paged,
});

/** The owner's active properties, all of them: they are few, and the screens count and sort them. */
export function useProperties() {
  const query = useInfiniteQuery(propertiesQuery);
  return { query, rows: useRows(query, true), whole: query.data !== undefined && !query.hasNextPage };
}
