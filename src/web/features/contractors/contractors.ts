import { useInfiniteQuery } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import { paged, useRows } from '../../lib/http/paged-list.ts';
import { orpc } from '../../lib/http/query.ts';

export const contractorsQuery = orpc.contractors.list.infiniteOptions({
  input: (cursor: string | undefined) => ({ limit: limits.pageSizeMax, cursor }),
  ...paged,
});

/** The owner's active contractors, all of them: they are few, and the screens count and sort them. */
export function useContractors() {
  const query = useInfiniteQuery(contractorsQuery);
  return { query, rows: useRows(query, true), whole: query.data !== undefined && !query.hasNextPage };
}
