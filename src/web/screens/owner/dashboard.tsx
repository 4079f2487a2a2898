import type { Me } from '#contract/accounts/accounts.ts';
import * as copy from '#contract/messages/en/owner.ts';
import { fill } from '#contract/messages/fill.ts';
import { billingQuery } from '../../features/billing/billing.ts';
import { contractorsQuery } from '../../features/contractors/contractors.ts';
import { conversationsQuery } from '../../features/conversations/conversations.ts';
import { openQuestionsQuery } from '../../features/knowledge/questions.ts';
import { notificationsQuery } from '../../features/notifications/notifications.ts';
import { propertiesQuery } from '../../features/properties/properties.ts';
import { housesQuery } from '../../features/reports/houses/houses.ts';
import { todayQuery } from '../../features/reports/today/today.ts';
import { strandedQuery } from '../../features/work-orders/stranded/stranded.ts';
import { preferencesQuery, usePreferences } from '../../lib/http/preferences.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { lazyPart } from '../../lib/page/lazy-part.tsx';
import { isPhone, useIsPhone } from '../../lib/page/phone.ts';
import { may } from '../../lib/session/may.ts';
import { isFromCopy, requireMe, useMe } from '../../lib/session/me.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Framed, inFrame } from '../frame.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import { useKeptDay } from './kept-day.ts';
import { HousesPart, PhoneDashboard } from './phone-dashboard.tsx';
import { type PhoneView, phoneViewOf } from './phone-tabs.tsx';
import { TodayPart } from './today-part.tsx';
import { WideDashboard } from './wide-dashboard.tsx';

// Seldom there: its script comes after what is seen first.
const SubscriptionNotice = lazyPart(
  () => import('../../features/billing/subscription-notice.tsx').then((part) => part.SubscriptionNotice),
  () => null,
);
/** Fetched as soon as it is known that they are wanted. */
const StartSteps = lazyPart(
  () => import('./start-steps.tsx').then((part) => part.StartSteps),
  () => <Skeleton className="h-185 rounded-card sm:h-100" label={copy.loadingStart} />,
);
/**
 * What is to be drawn is on its way before it is drawn. In the first document, which shows the frame meanwhile, that is
 * waited for.
 */
export async function clientLoader({ request }: { request: Request }) {
  const me = await requireMe(request, ['owner']);
  const view = isPhone() ? phoneViewOf(new URL(request.url).searchParams) : null;
  const asked = Promise.all([askForDashboard(view, me), me.start_card && StartSteps.fetch()]);
  await inFrame(isFromCopy() ? TodayPart.fetch() : asked); // what is in the copy waits for no server
  if (view) setTimeout(() => void Promise.all([askForDay(), askForHouses()]), afterFirstPicture); // one thumb away
  return null;
}

/** Milliseconds. Not by spare-time.ts, which would leave the public pages' one file for a second one of theirs. */
const afterFirstPicture = 300;

/**
 * All that the dashboard shows first, asked for at once and before any of it is drawn; what fails is said where it
 * belongs. `view` is a phone's.
 */
const askForDashboard = (view: PhoneView | null, me: Me): Promise<unknown> =>
  Promise.all([
    queryClient.prefetchQuery(preferencesQuery),
    queryClient.prefetchQuery(orpc.approvals.list.queryOptions()),
    queryClient.prefetchQuery(orpc.replyDrafts.waiting.queryOptions()),
    queryClient.prefetchQuery(openQuestionsQuery),
    queryClient.prefetchQuery(strandedQuery),
    queryClient.prefetchInfiniteQuery(contractorsQuery),
    may(me, 'billing.view') && queryClient.prefetchQuery(billingQuery),
    queryClient.prefetchInfiniteQuery(notificationsQuery),
    (view === null || view === 'today') && askForDay(),
    view === 'houses' && askForHouses(),
    view === null && askForTables(),
  ]);

const askForDay = () => Promise.all([TodayPart.fetch(), queryClient.prefetchQuery(todayQuery)]);
const askForHouses = () => Promise.all([HousesPart.fetch(), queryClient.prefetchInfiniteQuery(housesQuery)]);
const askForTables = () =>
  Promise.all([
    queryClient.prefetchQuery(orpc.reports.numbers.queryOptions()),
    queryClient.prefetchInfiniteQuery(conversationsQuery()),
    queryClient.prefetchInfiniteQuery(propertiesQuery),
  ]);

export const handle: Framed = { Frame: DashboardFrame };

export function meta() {
  return [{ title: fill(copy.tabTitle, { page: copy.myDashboard }) }];
}

export default function Dashboard() {
  const phone = useIsPhone();
  useKeptDay();
  return (
    <>
      <PageHeader title={copy.myDashboard} />
      <SubscriptionNotice />
      {phone ? <PhoneDashboard start={<StartCard />} /> : <WideDashboard start={<StartCard />} />}
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
