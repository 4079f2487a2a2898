import type { TableState } from './data-table.tsx';

type ListQuery = {
  isPending: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  data: unknown;
  error: unknown;
  refetch: () => unknown;
};

/** A list's query as its table shows it. Rows that are here stay, also when fetching them again failed. */
export function tableStateOf(query: ListQuery, words: (error: unknown) => string): TableState {
  if (query.data !== undefined) return { is: 'ready', refreshing: query.isFetching && !query.isFetchingNextPage };
  if (query.error) return { is: 'error', message: words(query.error), onRetry: () => void query.refetch() };
  return { is: 'loading' };
}
