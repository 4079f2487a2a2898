import { Link, NavLink, Outlet } from 'react-router';
import { AccountButton } from '../../features/accounts/account-button.tsx';
import { requireMe } from '../../features/accounts/me.ts';
import { SupportButton } from '../../features/accounts/support-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { tabClass } from '../../ui/tab-class.ts';
import { AppMain, NavTabs, TopBar } from '../../ui/top-bar.tsx';
import { OwnerDialogs } from './owner-dialogs.tsx';

/** The owner's screens in the order of the tabs. */
const tabs = [
  { to: '/dashboard', label: 'Home' },
  { to: '/dashboard/work-orders', label: 'Work orders' },
  { to: '/dashboard/conversations', label: 'Conversations' },
];

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
        <SupportButton />
        <AccountButton />
      </TopBar>
      <NavTabs label="Your account">
        {tabs.map(({ to, label }) => (
          <NavLink key={to} to={to} end className={({ isActive }) => tabClass(isActive)}>
            {label}
          </NavLink>
        ))}
      </NavTabs>
      <AppMain>
        <Outlet />
      </AppMain>
      <OwnerDialogs />
    </>
  );
}
