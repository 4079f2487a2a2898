import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

type Page<T> = { items: T[]; next: string | null };

/** The rows of a keyset-paged list that are here; with `all` the rest is fetched too, as sorting by a column needs. */
export function useRows<T>(query: UseInfiniteQueryResult<InfiniteData<Page<T>>>, all: boolean): readonly T[] {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (all && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [all, hasNextPage, isFetching, isError, fetchNextPage]);
  return data?.pages.flatMap(({ items }) => items) ?? [];
}

/** How to walk any of our lists; `initialPageParam` and the cursor of every following page. */
export const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: { next: string | null }) => last.next ?? undefined,
};
