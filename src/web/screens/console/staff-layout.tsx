import { Link, NavLink, Outlet } from 'react-router';
import * as copy from '#contract/messages/en/accounts/console.ts';
import { AccountButton } from '../../features/accounts/menu/account-button.tsx';
import { LowBackupCodes } from '../../features/accounts/two-factor/low-backup-codes.tsx';
import { requireMe, useMe } from '../../lib/session/me.ts';
import { Logo } from '../../ui/page/logo.tsx';
import { AppMain, NavTabs, TopBar } from '../../ui/page/top-bar.tsx';
import { tabClass } from '../../ui/tab-class.ts';

export async function clientLoader({ request }: { request: Request }) {
  await requireMe(request, ['agent', 'admin']);
  return null;
}

/** What staff have besides the console: their own security, and for admins the team. */
export default function StaffLayout() {
  const me = useMe();
  const locked = me.two_factor.required && !me.two_factor.enabled;
  const home = (
    <Link to="/console" className="py-2">
      <Logo />
    </Link>
  );
  const tab = (to: string, label: string) => (
    <NavLink to={to} className={({ isActive }) => tabClass(isActive)}>
      {label}
    </NavLink>
  );
  return (
    <>
      <TopBar home={home}>
        <AccountButton />
      </TopBar>
      {!locked && (
        <NavTabs label={copy.staff}>
          {tab('/console', copy.console)}
          {tab('/questions', copy.questions)}
          {tab('/removed-properties', copy.removedProperties)}
          {tab('/model', copy.modelLink)}
          {tab('/security', copy.security)}
          {me.role === 'admin' && tab('/staff', copy.team)}
          {me.role === 'admin' && tab('/security-log', copy.securityLog)}
        </NavTabs>
      )}
      <LowBackupCodes />
      <AppMain>
        <Outlet />
      </AppMain>
    </>
  );
}
