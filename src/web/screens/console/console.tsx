import { Keyboard } from 'lucide-react';
import { Link } from 'react-router';
import type { WorkOrderCard as Card } from '#contract/conversations/messages.ts';
import type { Urgency } from '#contract/enumerations/work-orders.ts';
import * as copy from '#contract/messages/en/accounts/console.ts';
import { AccountButton } from '../../features/accounts/menu/account-button.tsx';
import { LowBackupCodes } from '../../features/accounts/two-factor/low-backup-codes.tsx';
import { SavedViews } from '../../features/accounts/views/saved-views.tsx';
import { deskFilterKeys, useDeskFilter } from '../../features/conversations/desk/desk-filter.ts';
import { FactsPane } from '../../features/conversations/desk/facts-pane.tsx';
import { QueuePane } from '../../features/conversations/desk/queue-pane.tsx';
import { TakeoverNotices } from '../../features/conversations/desk/takeover-notices.tsx';
import { ThreadPane } from '../../features/conversations/desk/thread-pane.tsx';
import { NoticesButton } from '../../features/conversations/notice/notices-button.tsx';
import { NoRotaBanner } from '../../features/conversations/on-call/no-rota-banner.tsx';
import { CallsLink } from '../../features/dispatch/calls/calls-link.tsx';
import { CallsList } from '../../features/dispatch/calls/calls-list.tsx';
import { PaletteButton } from '../../features/reports/find/palette-button.tsx';
import { UrgencyBadge } from '../../features/work-orders/status.tsx';
import { StrandedLink } from '../../features/work-orders/stranded/stranded-link.tsx';
import { StrandedList } from '../../features/work-orders/stranded/stranded-list.tsx';
import { WorkOrderCard } from '../../features/work-orders/work-order-card.tsx';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { requireMe, useMe } from '../../lib/session/me.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Logo } from '../../ui/page/logo.tsx';
import { TopBar } from '../../ui/page/top-bar.tsx';
import { useConsoleAddress } from './console-address.ts';
import { ConsoleDialogs } from './console-dialogs.tsx';
import { StaffHands } from './staff-hands.tsx';
import { useWalk } from './use-walk.ts';

export async function clientLoader({ request }: { request: Request }) {
  await requireMe(request, ['agent', 'admin']);
  return null;
}

export function meta() {
  return [{ title: copy.consoleTab }];
}

const card = (order: Card, zone: string | null) => <WorkOrderCard order={order} zone={zone} />;
const urgency = (level: Urgency) => <UrgencyBadge urgency={level} />;

export default function Console() {
  const me = useMe();
  const place = useConsoleAddress();
  const dialog = useUrlDialog('dialog');
  const filter = useDeskFilter();
  const walk = useWalk(place, filter);
  const { threadId, atFacts } = place;
  const openWorkOrder = () => void dialog.open('new-work-order');
  return (
    <div className="flex h-dvh flex-col">
      <ConsoleBar onKeys={() => void dialog.open('keys')} />
      <LowBackupCodes />
      <NoRotaBanner />
      <TakeoverNotices toThread={place.toThread} />
      <main id="main" tabIndex={-1} className="grid min-h-0 grow outline-none lg:grid-cols-[300px_1fr_340px]">
        <h1 className="sr-only">{copy.console}</h1>
        <section aria-label={copy.chats} className={paneClass(threadId === null)}>
          <QueuePane
            queue={place.queue}
            openId={threadId}
            links={{ queue: place.toQueue, thread: place.toThread, order: place.toOrder, place: place.toPlace }}
            urgency={urgency}
            otherTab={
              <>
                <CallsLink to={place.toCalls} current={place.list === 'calls'} />
                <StrandedLink to={place.toOrders} current={place.list === 'orders'} />
              </>
            }
            filter={filter}
            views={<SavedViews table="desk" filters={deskFilterKeys} beside={['queue']} />}
          >
            {place.list === 'orders' ? <StrandedList /> : <CallsList myId={me.id} urgency={urgency} />}
          </QueuePane>
        </section>
        <section
          aria-label={copy.chat}
          className={cx(paneClass(threadId !== null && !atFacts), 'lg:border-x lg:border-line')}
        >
          {threadId ? (
            <ThreadPane
              id={threadId}
              me={me.full_name}
              card={card}
              urgency={urgency}
              onClosed={walk.onClosed}
              onReopened={place.showThread}
              onBack={place.leaveThread}
              onFacts={place.showFacts}
              onOpenWorkOrder={openWorkOrder}
            />
          ) : (
            <p className="m-auto p-6 text-ink-2">{copy.openAChat}</p>
          )}
        </section>
        <section aria-label={copy.facts} className={paneClass(atFacts)}>
          {threadId && (
            <FactsPane
              id={threadId}
              card={card}
              toThread={place.toThread}
              onBack={place.leaveFacts}
              onOpenWorkOrder={openWorkOrder}
            />
          )}
        </section>
      </main>
      <ConsoleDialogs threadId={threadId} />
      <StaffHands />
    </div>
  );
}

/** On phones only the step one is at is shown. */
const paneClass = (shown: boolean) => cx('flex min-h-0 min-w-0 flex-col bg-surface', !shown && 'max-lg:hidden');

function ConsoleBar({ onKeys }: { onKeys: () => void }) {
  const home = (
    <Link to="/console" className="py-2">
      <Logo />
    </Link>
  );
  return (
    <TopBar wide home={home}>
      <IconButton
        icon={Keyboard}
        label={copy.keyboardShortcuts}
        size="large"
        onClick={onKeys}
        className="max-lg:hidden"
      />
      <PaletteButton />
      <NoticesButton />
      <AccountButton />
    </TopBar>
  );
}
