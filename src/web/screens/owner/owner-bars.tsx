import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import * as copy from '#contract/messages/en/owner.ts';
import { Logo } from '../../ui/page/logo.tsx';
import { NavTabs, TopBar } from '../../ui/page/top-bar.tsx';
import { phoneLinkClass } from '../../ui/phone-link-class.ts';
import { tabClass } from '../../ui/tab-class.ts';
import { type Place, tabs } from './navigation.ts';

/**
 * What stands over every screen of an owner: the bar, with its buttons, and the row of tabs. `here` is for a document
 * that the build makes, where the router knows the address by another name.
 */
export function OwnerBars({
  here,
  shown = tabs,
  children,
}: {
  here?: string;
  /** What whoever works here has for tabs. */
  shown?: readonly Place[];
  children: ReactNode;
}) {
  const home = (
    <Link to="/dashboard" className="py-2">
      <Logo />
    </Link>
  );
  return (
    <>
      <TopBar home={home}>{children}</TopBar>
      <NavTabs label={copy.yourAccount}>
        <TabLinks here={here} shown={shown} className={tabClass} />
      </NavTabs>
    </>
  );
}

/** The same links as they stand in the menu of phones. */
export const PhoneTabLinks = ({ shown }: { shown: readonly Place[] }) => (
  <TabLinks shown={shown} className={phoneLinkClass} />
);

function TabLinks({
  here,
  shown,
  className,
}: {
  here?: string | undefined;
  shown: readonly Place[];
  className: (active: boolean) => string;
}) {
  return shown.map(({ to, label }) => (
    <NavLink
      key={to}
      to={to}
      end={to === '/dashboard'}
      className={({ isActive }) => className(isActive || to === here)}
    >
      {label}
    </NavLink>
  ));
}
