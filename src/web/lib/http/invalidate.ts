import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * What these answers say may no longer be so: those in view are fetched again. The library does not ask anew where a
 * first answer is still on its way, which may have been read before whatever has happened: that one is asked for again
 * once it has come.
 */
export function invalidate(client: QueryClient, queryKey: QueryKey = []): void {
  const first = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  void client.invalidateQueries({ queryKey });
  for (const { promise, queryKey: exactly } of first)
    promise?.then(
      () => client.invalidateQueries({ queryKey: exactly, exact: true }),
      () => undefined, // it failed, and says so
    );
}
