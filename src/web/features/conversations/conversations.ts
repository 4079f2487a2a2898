import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Queue } from '#contract/conversations.ts';
import { limits } from '#contract/limits.ts';
import { orpc } from '../../lib/query.ts';
import { paged, useRows } from '../../lib/whole-list.ts';

type Which = { queue?: Queue; propertyId?: string | undefined; all?: boolean };

/** Conversations, latest line first: the owner's own, those of one property, or one queue of the desk. `all` fetches every page. */
export function useConversations({ queue = 'all', propertyId, all = false }: Which = {}) {
  const limit = all ? limits.pageSizeMax : limits.pageSize;
  const query = useInfiniteQuery(
    orpc.conversations.list.infiniteOptions({
      input: (cursor) => ({ queue, property_id: propertyId, limit, cursor }),
      ...paged,
    }),
  );
  return { query, rows: useRows(query, all) };
}

/** One thread with all that the desk needs; both panes beside the list read it, and the owner's view. */
export const useThread = (id: string) => useQuery(orpc.conversations.get.queryOptions({ input: { id } }));
