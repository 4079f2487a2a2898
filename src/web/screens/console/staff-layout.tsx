import { Link, NavLink, Outlet } from 'react-router';
import * as copy from '#contract/messages/en/accounts/console.ts';
import { AccountButton } from '../../features/accounts/menu/account-button.tsx';
import { staffPlaces } from '../../features/accounts/menu/staff-places.ts';
import { LowBackupCodes } from '../../features/accounts/two-factor/low-backup-codes.tsx';
import { NoticesButton } from '../../features/conversations/notice/notices-button.tsx';
import { NoRotaBanner } from '../../features/conversations/on-call/no-rota-banner.tsx';
import { PaletteButton } from '../../features/reports/find/palette-button.tsx';
import { requireMe, useMe } from '../../lib/session/me.ts';
import { Logo } from '../../ui/page/logo.tsx';
import { AppMain, NavTabs, TopBar } from '../../ui/page/top-bar.tsx';
import { tabClass } from '../../ui/tab-class.ts';
import { StaffHands } from './staff-hands.tsx';

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
  return (
    <>
      <TopBar home={home}>
        {!locked && <PaletteButton />}
        {!locked && <NoticesButton />}
        <AccountButton />
      </TopBar>
      {!locked && (
        <NavTabs label={copy.staff}>
          {staffPlaces(me).map(({ to, label }) => (
            <NavLink key={to} to={to} className={({ isActive }) => tabClass(isActive)}>
              {label}
            </NavLink>
          ))}
        </NavTabs>
      )}
      <LowBackupCodes />
      {!locked && <NoRotaBanner />}
      <AppMain>
        <Outlet />
      </AppMain>
      {!locked && <StaffHands />}
    </>
  );
}
