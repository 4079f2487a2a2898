import { Outlet } from 'react-router';
import { AccountButton } from '../../features/accounts/account-button.tsx';
import { LeavingBanner } from '../../features/accounts/leaving-banner.tsx';
import { LowBackupCodes } from '../../features/accounts/low-backup-codes.tsx';
import { requireMe } from '../../features/accounts/me.ts';
import { PhoneMenuButton } from '../../features/accounts/phone-menu-button.tsx';
import { SupportButton } from '../../features/accounts/support-button.tsx';
import { PlanBanner } from '../../features/billing/plan-banner.tsx';
import { BellButton } from '../../features/notifications/bell-button.tsx';
import { FindButton } from '../../features/reports/find-button.tsx';
import { AppMain } from '../../ui/page/top-bar.tsx';
import { OwnerBars, PhoneTabLinks } from './owner-bars.tsx';
import { OwnerDialogs } from './owner-dialogs.tsx';

export async function clientLoader({ request }: { request: Request }) {
  await requireMe(request, ['owner']);
  return null;
}

export default function OwnerLayout() {
  return (
    <>
      <OwnerBars>
        <FindButton />
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
      <AppMain>
        <LeavingBanner />
        <PlanBanner />
        <Outlet />
      </AppMain>
      <OwnerDialogs />
    </>
  );
}
