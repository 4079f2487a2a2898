import { ORPCError } from '@orpc/client';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { delaysMs } from '../time/delays.ts';
import { api } from './api.ts';

onlineManager.setOnline(navigator.onLine !== false); // by itself it believes in a network until it hears of a change

/** Query and mutation options for every procedure: `useQuery(orpc.workOrders.list.queryOptions({ input }))`. */
export const orpc = createTanstackQueryUtils(api);

/** The one cache of server state. Answers stay fresh until the live stream or a mutation says otherwise. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => !(error instanceof ORPCError && error.status < 500) && count < 3,
      retryDelay: (count) => Math.min(delaysMs.firstRetry * 2 ** count, 5000),
    },
    // Without a network an act fails and says so; by itself the library would hold it back, busy for as long as it
    // takes.
    mutations: { networkMode: 'always' },
  },
});
