import { useInfiniteQuery } from '@tanstack/react-query';
import { paged, useRows } from '../../../lib/http/paged-list.ts';
import { orpc } from '../../../lib/http/query.ts';

/** About three screens of a phone. */
const perPage = 20;

export const housesQuery = orpc.reports.houses.infiniteOptions({
  input: (cursor: string | undefined) => ({ limit: perPage, cursor }),
  ...paged,
});

/** Every house at a glance, by name, a page at a time. */
export function useHouses() {
  const query = useInfiniteQuery(housesQuery);
  return { query, rows: useRows(query, false) };
}
