import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Answers by the beginning of their key; of these, where it is given, those that `are` so. */
export type Touched = { queryKey?: QueryKey; are?: ((query: Query) => boolean) | undefined };

/**
 * What these answers say may no longer be so: those in view are fetched again. The library does not ask anew where a
 * first answer is still on its way, which may have been read before whatever has happened: that one is asked for again
 * once it has come.
 */
export function invalidate(client: QueryClient, { queryKey = [], are = () => true }: Touched = {}): void {
  const first = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching', predicate: (query) => query.state.data === undefined && are(query) });
  void client.invalidateQueries({ queryKey, predicate: are });
  for (const { promise, queryKey: exactly } of first)
    promise?.then(
      () => client.invalidateQueries({ queryKey: exactly, exact: true }),
      () => undefined, // it failed, and says so
    );
}
