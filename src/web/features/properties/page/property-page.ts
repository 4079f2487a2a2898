import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../../lib/http/query.ts';

/** One property with everything of it; its links to pictures last an hour, so it is read again in time. */
export const useProperty = (id: string) =>
  useQuery(orpc.properties.get.queryOptions({ input: { id }, refetchInterval: 45 * 60_000 }));
