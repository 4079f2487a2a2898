import { ChevronDown } from 'lucide-react';
import { Link, NavLink, Outlet } from 'react-router';
import { requireMe } from '../../features/accounts/me.ts';
import { UserMenu } from '../../features/accounts/user-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Menu, MenuLink } from '../../ui/menu.tsx';
import { tabClass } from '../../ui/tab-class.ts';
import { AppMain, NavTabs, TopBar } from '../../ui/top-bar.tsx';

/** The owner's screens in the order of the tabs; on phones those after the second stand behind "More". */
const tabs = [{ to: '/dashboard', label: 'Home' }];
const shownOnPhones = 2;

export async function clientLoader({ request }: { request: Request }) {
  await requireMe(request, ['owner']);
  return null;
}

export default function OwnerLayout() {
  const rest = tabs.slice(shownOnPhones);
  const more = rest.length > 0 && (
    <Menu
      trigger={
        <Button variant="quiet">
          More
          <Icon of={ChevronDown} />
        </Button>
      }
    >
      {rest.map(({ to, label }) => (
        <MenuLink key={to} render={<Link to={to} />}>
          {label}
        </MenuLink>
      ))}
    </Menu>
  );
  const home = (
    <Link to="/dashboard" className="py-2">
      <Logo />
    </Link>
  );
  return (
    <>
      <TopBar home={home}>
        <UserMenu />
      </TopBar>
      <NavTabs label="Your account" more={more}>
        {tabs.map(({ to, label }, index) => (
          <NavLink
            key={to}
            to={to}
            className={({ isActive }) => cx(tabClass(isActive), index >= shownOnPhones && 'max-sm:hidden')}
          >
            {label}
          </NavLink>
        ))}
      </NavTabs>
      <AppMain>
        <Outlet />
      </AppMain>
    </>
  );
}
