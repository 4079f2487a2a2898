import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../../lib/http/query.ts';

/** Orders that nobody but a person moves on, the worst first. */
export const strandedQuery = orpc.workOrders.list.queryOptions({
  input: { needs_person: true, sort: 'urgency', direction: 'desc', limit: 100 },
});

export const useStranded = () => useQuery(strandedQuery);
