import { billingQuery } from '../../features/billing/billing.ts';
import { contractorsQuery } from '../../features/contractors/contractors.ts';
import { conversationsQuery } from '../../features/conversations/conversations.ts';
import { openQuestionsQuery } from '../../features/knowledge/questions.ts';
import { notificationsQuery } from '../../features/notifications/notifications.ts';
import { propertiesQuery } from '../../features/properties/properties.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { preferencesQuery } from '../../lib/http/table-order.ts';

/**
 * All that the dashboard shows first, asked for at once and before any of it is drawn; what fails is said where it
 * belongs.
 */
export function askForDashboard(): Promise<unknown> {
  return Promise.all([
    queryClient.prefetchQuery(preferencesQuery),
    queryClient.prefetchQuery(orpc.approvals.list.queryOptions()),
    queryClient.prefetchQuery(orpc.replyDrafts.waiting.queryOptions()),
    queryClient.prefetchQuery(openQuestionsQuery),
    queryClient.prefetchInfiniteQuery(contractorsQuery),
    queryClient.prefetchQuery(orpc.reports.numbers.queryOptions()),
    queryClient.prefetchInfiniteQuery(conversationsQuery()),
    queryClient.prefetchQuery(billingQuery),
    queryClient.prefetchInfiniteQuery(notificationsQuery),
    queryClient.prefetchInfiniteQuery(propertiesQuery),
  ]);
}
