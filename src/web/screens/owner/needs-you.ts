import { useQuery } from '@tanstack/react-query';
import { useLapsedPapers } from '../../features/contractors/lapsed-papers.tsx';
import { useWaitingReplies } from '../../features/conversations/waiting-replies.tsx';
import { useQuestionsToAnswer } from '../../features/knowledge/needs-answer.tsx';
import { useStrandedOrders } from '../../features/work-orders/stranded/stranded-orders.tsx';
import { orpc } from '../../lib/http/query.ts';

/** What "Needs you" is made of beside approvals, and how much it all is: null while some of it is not known. */
export function useNeedsYou() {
  const approvals = useQuery(orpc.approvals.list.queryOptions());
  const lapsed = useLapsedPapers();
  const asked = useQuestionsToAnswer();
  const { danger, replies } = useWaitingReplies();
  const stranded = useStrandedOrders();
  const parts = [danger, stranded, replies, asked, lapsed];
  const counts = [approvals.data?.items.length, ...parts.map(({ rows }) => rows?.length)];
  return {
    danger,
    more: [stranded, replies, asked, lapsed],
    count: counts.every((count) => count !== undefined) ? counts.reduce((sum, count) => sum + count, 0) : null,
    /** When the oldest of it was read, in milliseconds; 0 before all of it was. */
    readAt: Math.min(approvals.dataUpdatedAt, ...parts.map(({ at }) => at)),
  };
}
