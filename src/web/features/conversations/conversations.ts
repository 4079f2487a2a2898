import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Queue } from '#contract/conversations/conversations.ts';
import { limits } from '#contract/limits.ts';
import type { GuestLanguage } from '#contract/messages/languages.ts';
import { paged, useRows } from '../../lib/http/paged-list.ts';
import { orpc } from '../../lib/http/query.ts';

type Which = {
  queue?: Queue;
  propertyId?: string | undefined;
  stayId?: string;
  language?: GuestLanguage;
  danger?: boolean;
  withOrder?: boolean;
  ratedLow?: boolean;
  q?: string;
};

export const conversationsQuery = ({ queue = 'all', propertyId, q, ...narrowed }: Which = {}) =>
  orpc.conversations.list.infiniteOptions({
    input: (cursor: string | undefined) => ({
      queue,
      property_id: propertyId,
      ...(q && { q }),
      ...(narrowed.stayId && { stay_id: narrowed.stayId }),
      ...(narrowed.language && { language: narrowed.language }),
      ...(narrowed.danger && { danger: true }),
      ...(narrowed.withOrder && { with_order: true }),
      ...(narrowed.ratedLow && { rated_low: true }),
      limit: limits.pageSize,
      cursor,
    }),
    ...paged,
  });

/** Conversations, latest line first: the owner's own, or those of one property. */
export function useConversations(which: Which = {}) {
  const query = useInfiniteQuery(conversationsQuery(which));
  return { query, rows: useRows(query, false) };
}

/** One thread with all that the desk needs; both panes beside the list read it, and the owner's view. */
export const useThread = (id: string) => useQuery(orpc.conversations.get.queryOptions({ input: { id } }));
