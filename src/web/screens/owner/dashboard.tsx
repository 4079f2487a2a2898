import * as copy from '#contract/messages/en/owner.ts';
import * as propertiesCopy from '#contract/messages/en/properties.ts';
import { fill } from '#contract/messages/fill.ts';
import { billingQuery } from '../../features/billing/billing.ts';
import { contractorsQuery } from '../../features/contractors/contractors.ts';
import { useLapsedPapers } from '../../features/contractors/lapsed-papers.tsx';
import { conversationsQuery } from '../../features/conversations/conversations.ts';
import { ThreadList } from '../../features/conversations/thread-list.tsx';
import { useWaitingReplies } from '../../features/conversations/waiting-replies.tsx';
import { NeedsYou } from '../../features/dispatch/approvals/needs-you.tsx';
import { useQuestionsToAnswer } from '../../features/knowledge/needs-answer.tsx';
import { openQuestionsQuery } from '../../features/knowledge/questions.ts';
import { notificationsQuery } from '../../features/notifications/notifications.ts';
import { propertiesQuery } from '../../features/properties/properties.ts';
import { Numbers } from '../../features/reports/numbers.tsx';
import { UrgencyBadge } from '../../features/work-orders/status.tsx';
import { preferencesQuery, usePreferences } from '../../lib/http/preferences.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { lazyPart } from '../../lib/page/lazy-part.tsx';
import { requireMe, useMe } from '../../lib/session/me.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Framed, inFrame } from '../frame.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import { conversationRows } from './navigation.ts';
import { SeeAll } from './see-all.tsx';

// Below what is seen first, or seldom there at all: their scripts come after it, so that it is there sooner.
const SubscriptionNotice = lazyPart(
  () => import('../../features/billing/subscription-notice.tsx').then((part) => part.SubscriptionNotice),
  () => null,
);
/** Fetched as soon as it is known that they are wanted. */
const StartSteps = lazyPart(
  () => import('./start-steps.tsx').then((part) => part.StartSteps),
  () => <Skeleton className="h-185 rounded-card sm:h-100" label={copy.loadingStart} />,
);
const MyProperties = lazyPart(
  () => import('./my-properties.tsx').then((part) => part.MyProperties),
  () => <Coming id="my-properties" title={propertiesCopy.myProperties} />,
);
const MyContractors = lazyPart(
  () => import('./my-contractors.tsx').then((part) => part.MyContractors),
  () => <Coming id="my-contractors" title={copy.myContractors} />,
);
const MyWorkOrders = lazyPart(
  () => import('./my-work-orders.tsx').then((part) => part.MyWorkOrders),
  () => <Coming id="my-work-orders" title={copy.myWorkOrders} />,
);

/**
 * What is to be drawn is on its way before it is drawn. In the first document, which shows the frame meanwhile, that is
 * waited for.
 */
export async function clientLoader({ request }: { request: Request }) {
  const { start_card } = await requireMe(request, ['owner']);
  await inFrame(Promise.all([askForDashboard(), start_card && StartSteps.fetch()]));
  return null;
}

/**
 * All that the dashboard shows first, asked for at once and before any of it is drawn; what fails is said where it
 * belongs.
 */
function askForDashboard(): Promise<unknown> {
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

export const handle: Framed = { Frame: DashboardFrame };

export function meta() {
  return [{ title: fill(copy.tabTitle, { page: copy.myDashboard }) }];
}

export default function Dashboard() {
  const lapsed = useLapsedPapers();
  const asked = useQuestionsToAnswer();
  const waiting = useWaitingReplies();
  return (
    <>
      <PageHeader title={copy.myDashboard} />
      <SubscriptionNotice />
      <div className="grid grid-cols-1 gap-6">
        <StartCard />
        <NeedsYou danger={waiting.danger} more={[waiting.replies, asked, lapsed]} />
        <Numbers />
        <Card aria-labelledby="conversations">
          <CardHeader
            id="conversations"
            title={copy.conversations}
            actions={<SeeAll to="/dashboard/conversations" of={copy.conversationsSeen} />}
          />
          <ThreadList most={conversationRows} urgency={(level) => <UrgencyBadge urgency={level} />} />
        </Card>
        <Card id="properties" aria-labelledby="my-properties">
          <MyProperties />
        </Card>
        <Card id="contractors" aria-labelledby="my-contractors">
          <MyContractors />
        </Card>
        <Card id="work-orders" aria-labelledby="my-work-orders">
          <MyWorkOrders />
        </Card>
      </div>
    </>
  );
}

function Coming({ id, title }: { id: string; title: string }) {
  return (
    <>
      <CardHeader id={id} title={title} />
      <Skeleton className="h-40" label={fill(copy.loadingCard, { card: title })} />
    </>
  );
}

/** What to do first in a new account; gone once it is done or put away. Its room is kept from the first moment on. */
function StartCard() {
  const { start_card: wanted } = useMe();
  const { preferences, save } = usePreferences();
  const { qr_card_printed: printed, dismissed } = preferences?.start_card ?? {};
  if (!wanted || printed || dismissed) return null;
  return <StartSteps onDismiss={() => save({ start_card_dismissed: true })} />;
}
