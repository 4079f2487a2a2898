import { Link, NavLink, Outlet } from 'react-router';
import { AccountButton } from '../../features/accounts/account-button.tsx';
import { LowBackupCodes } from '../../features/accounts/low-backup-codes.tsx';
import { requireMe } from '../../features/accounts/me.ts';
import { PhoneMenuButton } from '../../features/accounts/phone-menu-button.tsx';
import { SupportButton } from '../../features/accounts/support-button.tsx';
import { PlanBanner } from '../../features/billing/plan-banner.tsx';
import { BellButton } from '../../features/notifications/bell-button.tsx';
import { FindButton } from '../../features/reports/find-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { phoneLinkClass } from '../../ui/phone-link-class.ts';
import { tabClass } from '../../ui/tab-class.ts';
import { AppMain, NavTabs, TopBar } from '../../ui/top-bar.tsx';
import { OwnerDialogs } from './owner-dialogs.tsx';
import { tabs } from './places.ts';

export async function clientLoader({ request }: { request: Request }) {
  await requireMe(request, ['owner']);
  return null;
}

export default function OwnerLayout() {
  const home = (
    <Link to="/dashboard" className="py-2">
      <Logo />
    </Link>
  );
  return (
    <>
      <TopBar home={home}>
        <FindButton />
        <span className="max-sm:hidden">
          <SupportButton />
        </span>
        <BellButton />
        <span className="max-sm:hidden">
          <AccountButton />
        </span>
        <PhoneMenuButton links={<TabLinks className={phoneLinkClass} />} />
      </TopBar>
      <NavTabs label="Your account">
        <TabLinks className={tabClass} />
      </NavTabs>
      <LowBackupCodes />
      <AppMain>
        <PlanBanner />
        <Outlet />
      </AppMain>
      <OwnerDialogs />
    </>
  );
}

/** The same links in the row of tabs and in the menu of phones. */
function TabLinks({ className }: { className: (active: boolean) => string }) {
  return tabs.map(({ to, label }) => (
    <NavLink key={to} to={to} end={to === '/dashboard'} className={({ isActive }) => className(isActive)}>
      {label}
    </NavLink>
  ));
}
