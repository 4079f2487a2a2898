import {
  ArchiveRestore,
  Building2,
  ChartColumn,
  Check,
  CircleUser,
  Cpu,
  Inbox,
  Languages,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  MessageSquareText,
  Monitor,
  Moon,
  PhoneCall,
  ScrollText,
  Settings,
  ShieldCheck,
  Sun,
  Timer,
  Users,
} from 'lucide-react';
import { Link } from 'react-router';
import type { AccountOfMine, Me } from '#contract/accounts/accounts.ts';
import * as copy from '#contract/messages/en/accounts/menu.ts';
import * as people from '#contract/messages/en/accounts/people.ts';
import { notSaved } from '#contract/messages/en/language.ts';
import { languageNames } from '#contract/messages/languages.ts';
import { otherLanguages } from '../../../lib/page/speak.ts';
import { homeOf } from '../../../lib/session/home.ts';
import { useMe } from '../../../lib/session/me.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLink, MenuNote, MenuSeparator } from '../../../ui/overlay/menu.tsx';
import { showFailure } from '../../../ui/overlay/toast.ts';
import { chooseTheme } from '../../../ui/page/theme-switch.tsx';
import { chooseLanguage } from '../language/choose-language.ts';
import { accountWords, switchAccount } from '../people/switch-account.ts';
import { signOutAndGoHome } from './sign-out.ts';
import { type StaffPath, staffPlaces } from './staff-places.ts';

const icons: Record<StaffPath, LucideIcon> = {
  '/console': LayoutDashboard,
  '/questions': Inbox,
  '/saved-replies': MessageSquareText,
  '/reports': ChartColumn,
  '/sla': Timer,
  '/on-call': PhoneCall,
  '/removed-properties': ArchiveRestore,
  '/model': Cpu,
  '/security': ShieldCheck,
  '/staff': Users,
  '/security-log': ScrollText,
};

/** The others that one works in; which one this is, is said over the screen. */
function Accounts({ now, all }: { now: AccountOfMine; all: readonly AccountOfMine[] }) {
  return (
    <>
      <MenuSeparator />
      <MenuNote>{people.accounts}</MenuNote>
      {all.map((one) => (
        <MenuItem
          key={one.id}
          icon={one.id === now.id ? Check : Building2}
          disabled={one.id === now.id}
          onSelect={() => switchAccount(one)}
        >
          <span className="min-w-0 wrap-anywhere">{accountWords(one)}</span>
        </MenuItem>
      ))}
    </>
  );
}

/** All that the row of tabs holds: the console has no such row, and a phone has none anywhere. */
function StaffLinks({ of: me }: { of: Me }) {
  return staffPlaces(me).map(({ to, label }) => (
    <MenuLink key={to} icon={icons[to]} render={<Link to={to} />}>
      {label}
    </MenuLink>
  ));
}

/**
 * Who is signed in, their screens, the theme, and the way out; open at once, since it is fetched when its button is
 * pressed.
 */
export default function UserMenu() {
  const me = useMe();
  const owner = me.role === 'owner';
  return (
    <Menu defaultOpen trigger={<IconButton icon={CircleUser} label={copy.account} size="large" />}>
      <MenuNote>{me.email}</MenuNote>
      {me.account && me.accounts.length > 1 && <Accounts now={me.account} all={me.accounts} />}
      <MenuSeparator />
      {owner && (
        <MenuLink icon={LayoutDashboard} render={<Link to={homeOf(me)} />}>
          {copy.dashboard}
        </MenuLink>
      )}
      {!owner && <StaffLinks of={me} />}
      {owner && (
        <MenuLink icon={Settings} render={<Link to="/profile" />}>
          {copy.profileSettings}
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuItem icon={Monitor} onSelect={() => chooseTheme('system')}>
        {copy.systemTheme}
      </MenuItem>
      <MenuItem icon={Sun} onSelect={() => chooseTheme('light')}>
        {copy.lightTheme}
      </MenuItem>
      <MenuItem icon={Moon} onSelect={() => chooseTheme('dark')}>
        {copy.darkTheme}
      </MenuItem>
      <MenuSeparator />
      {otherLanguages.map((language) => (
        <MenuItem
          key={language}
          icon={Languages}
          onSelect={() => void chooseLanguage(language).catch(() => showFailure(notSaved))}
        >
          <span lang={language}>{languageNames[language]}</span>
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={() => void signOutAndGoHome(showFailure)}>
        {copy.signOut}
      </MenuItem>
    </Menu>
  );
}
