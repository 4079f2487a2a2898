import type { MoreRows, TableState } from './data-table.tsx';

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

type EndlessQuery = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

/** The pages of a list that are not here yet, as its table asks for them; undefined when all are here. */
export const moreRowsOf = (query: EndlessQuery): MoreRows | undefined =>
  query.hasNextPage
    ? {
        onReach: () => void query.fetchNextPage(),
        busy: query.isFetchingNextPage,
        failed: query.isFetchNextPageError,
      }
    : undefined;
