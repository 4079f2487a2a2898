import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../../lib/http/query.ts';

/** One contractor; the links to their documents last an hour, so it is read again in time. */
export const useContractor = (id: string) =>
  useQuery(orpc.contractors.get.queryOptions({ input: { id }, refetchInterval: 45 * 60_000 }));

export const useContractorHistory = (id: string) =>
  useQuery(orpc.contractorHistory.get.queryOptions({ input: { id } }));
