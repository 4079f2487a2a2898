import { Outlet } from 'react-router';
import { AccountButton } from '../../features/accounts/menu/account-button.tsx';
import { PhoneMenuButton } from '../../features/accounts/menu/phone-menu-button.tsx';
import { LowBackupCodes } from '../../features/accounts/two-factor/low-backup-codes.tsx';
import { PlanBanner } from '../../features/billing/plan-banner.tsx';
import { SupportButton } from '../../features/conversations/support/support-button.tsx';
import { BellButton } from '../../features/notifications/bell-button.tsx';
import { DeletionBanner } from '../../features/privacy/deletion-banner.tsx';
import { PaletteButton } from '../../features/reports/find/palette-button.tsx';
import { lazyPart } from '../../lib/page/lazy-part.tsx';
import { requireMe } from '../../lib/session/me.ts';
import { AppMain } from '../../ui/page/top-bar.tsx';
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
  return (
    <>
      <OwnerBars>
        <PaletteButton />
        <span className="max-sm:hidden">
          <SupportButton />
        </span>
        <BellButton />
        <span className="max-sm:hidden">
          <AccountButton />
        </span>
        <PhoneMenuButton links={<PhoneTabLinks />} />
      </OwnerBars>
      <LowBackupCodes />
      <div className={phoneBarRoom}>
        <AppMain>
          <DeletionBanner />
          <PlanBanner />
          <WaitingTaps />
          <Outlet />
        </AppMain>
      </div>
      <PhoneBar />
      <OwnerDialogs />
      <OwnerKeys />
    </>
  );
}
