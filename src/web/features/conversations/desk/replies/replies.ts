import { useQuery } from '@tanstack/react-query';
import { orpc, queryClient } from '../../../../lib/http/query.ts';

/** The team's and one's own. Asked anew wherever they are shown: a colleague may have changed one. */
export const useReplies = () => useQuery({ ...orpc.savedReplies.list.queryOptions(), staleTime: 0 });

export const refreshReplies = (): Promise<void> => queryClient.invalidateQueries({ queryKey: orpc.savedReplies.key() });
