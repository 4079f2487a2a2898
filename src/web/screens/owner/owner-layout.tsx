import { Outlet, useLocation } from 'react-router';
import { AccountButton } from '../../features/accounts/menu/account-button.tsx';
import { PhoneMenuButton } from '../../features/accounts/menu/phone-menu-button.tsx';
import { NotInRole, WorkingIn } from '../../features/accounts/people/role-notes.tsx';
import { LowBackupCodes } from '../../features/accounts/two-factor/low-backup-codes.tsx';
import { PlanBanner } from '../../features/billing/plan-banner.tsx';
import { SupportButton } from '../../features/conversations/support/support-button.tsx';
import { BellButton } from '../../features/notifications/bell-button.tsx';
import { DeletionBanner } from '../../features/privacy/deletion-banner.tsx';
import { PaletteButton } from '../../features/reports/find/palette-button.tsx';
import { lazyPart } from '../../lib/page/lazy-part.tsx';
import { Allowed } from '../../lib/session/allowed.tsx';
import { may } from '../../lib/session/may.ts';
import { requireMe, useMe } from '../../lib/session/me.ts';
import { AppMain } from '../../ui/page/top-bar.tsx';
import { cleanerTabs, neededAt, tabs } from './navigation.ts';
import { OwnerBars, PhoneTabLinks } from './owner-bars.tsx';
import { OwnerDialogs } from './owner-dialogs.tsx';
import { OwnerKeys } from './owner-keys.tsx';
import { PhoneBar, phoneBarRoom } from './phone-bar.tsx';

/** Behind what is seen first: seldom there, and what it sends has waited already. */
const WaitingTaps = lazyPart(
  () => import('./waiting-taps.tsx').then((part) => part.WaitingTaps),
  () => null,
);

export async function clientLoader({ request }: { request: Request }) {
  await requireMe(request, ['owner']);
  return null;
}

export default function OwnerLayout() {
  const me = useMe();
  const isIncluded = may(me, neededAt(useLocation().pathname));
  const sees = may(me, 'reports.today');
  const shown = sees ? tabs : cleanerTabs;
  return (
    <>
      <OwnerBars shown={shown}>
        <Allowed to="find.all">
          <PaletteButton />
        </Allowed>
        <Allowed to="support.thread">
          <span className="max-sm:hidden">
            <SupportButton />
          </span>
        </Allowed>
        <Allowed to="notifications.list">
          <BellButton />
        </Allowed>
        <span className="max-sm:hidden">
          <AccountButton />
        </span>
        <PhoneMenuButton links={<PhoneTabLinks shown={shown} />} />
      </OwnerBars>
      <LowBackupCodes />
      <div className={phoneBarRoom}>
        <AppMain>
          <DeletionBanner />
          <WorkingIn />
          <Allowed to="billing.view">
            <PlanBanner />
          </Allowed>
          <Allowed to="approvals.decide">
            <WaitingTaps />
          </Allowed>
          {isIncluded ? <Outlet /> : <NotInRole />}
        </AppMain>
      </div>
      {sees && <PhoneBar />}
      {sees && <OwnerDialogs />}
      {sees && <OwnerKeys />}
    </>
  );
}
