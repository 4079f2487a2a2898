import { useLapsedPapers } from '../../features/contractors/lapsed-papers.tsx';
import { ThreadList } from '../../features/conversations/thread-list.tsx';
import { useWaitingReplies } from '../../features/conversations/waiting-replies.tsx';
import { NeedsYou } from '../../features/dispatch/approvals/needs-you.tsx';
import { useQuestionsToAnswer } from '../../features/knowledge/needs-answer.tsx';
import { Numbers } from '../../features/reports/numbers.tsx';
import { UrgencyBadge } from '../../features/work-orders/status.tsx';
import { late } from '../../lib/offline/late.tsx';
import { requireMe } from '../../lib/session/me.ts';
import { Card, CardHeader } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Framed, inFrame } from '../frame.ts';
import { askForDashboard } from './ask-for-dashboard.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import { conversationRows } from './places.ts';
import { SeeAll } from './see-all.tsx';
import { StartCard, StartSteps } from './start-card.tsx';

// Below what is seen first, or seldom there at all: their scripts come after it, so that it is there sooner.
const SubscriptionNotice = late(
  () => import('../../features/billing/subscription-notice.tsx').then((part) => part.SubscriptionNotice),
  () => null,
);
const MyProperties = late(
  () => import('./my-properties.tsx').then((part) => part.MyProperties),
  () => <Coming id="my-properties" title="My Properties" />,
);
const MyContractors = late(
  () => import('./my-contractors.tsx').then((part) => part.MyContractors),
  () => <Coming id="my-contractors" title="My Contractors" />,
);
const MyWorkOrders = late(
  () => import('./my-work-orders.tsx').then((part) => part.MyWorkOrders),
  () => <Coming id="my-work-orders" title="My Work Orders" />,
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

export const handle: Framed = { Frame: DashboardFrame };

export function meta() {
  return [{ title: 'My Dashboard · Porchlight' }];
}

export default function Dashboard() {
  const lapsed = useLapsedPapers();
  const asked = useQuestionsToAnswer();
  const waiting = useWaitingReplies();
  return (
    <>
      <PageHeader title="My Dashboard" />
      <SubscriptionNotice />
      <div className="grid grid-cols-1 gap-6">
        <StartCard />
        <NeedsYou
          danger={waiting?.danger}
          more={waiting && asked && lapsed && [...waiting.replies, ...asked, ...lapsed]}
        />
        <Numbers />
        <Card aria-labelledby="conversations">
          <CardHeader
            id="conversations"
            title="Conversations"
            actions={<SeeAll to="/dashboard/conversations" of="conversations" />}
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
      <Skeleton className="h-40" label={`Loading ${title}`} />
    </>
  );
}
