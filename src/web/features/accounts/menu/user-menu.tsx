import {
  ArchiveRestore,
  CircleUser,
  Cpu,
  Inbox,
  LayoutDashboard,
  LogOut,
  Monitor,
  Moon,
  Settings,
  ShieldCheck,
  Sun,
  Users,
} from 'lucide-react';
import { Link } from 'react-router';
import { homeOf } from '../../../lib/session/home.ts';
import { useMe } from '../../../lib/session/me.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLink, MenuNote, MenuSeparator } from '../../../ui/overlay/menu.tsx';
import { showFailure } from '../../../ui/overlay/toast.ts';
import { chooseTheme } from '../../../ui/page/theme-switch.tsx';
import { signOutAndGoHome } from './sign-out.ts';

/**
 * Who is signed in, their screens, the theme, and the way out; open at once, since it is fetched when its button is
 * pressed.
 */
export default function UserMenu() {
  const me = useMe();
  const owner = me.role === 'owner';
  return (
    <Menu defaultOpen trigger={<IconButton icon={CircleUser} label="Account" size="large" />}>
      <MenuNote>{me.email}</MenuNote>
      <MenuSeparator />
      <MenuLink icon={LayoutDashboard} render={<Link to={homeOf(me)} />}>
        {owner ? 'Dashboard' : 'Console'}
      </MenuLink>
      {!owner && (
        <MenuLink icon={Inbox} render={<Link to="/questions" />}>
          Questions
        </MenuLink>
      )}
      {!owner && (
        <MenuLink icon={ArchiveRestore} render={<Link to="/removed-properties" />}>
          Removed properties
        </MenuLink>
      )}
      {!owner && (
        <MenuLink icon={Cpu} render={<Link to="/model" />}>
          Model
        </MenuLink>
      )}
      {!owner && (
        <MenuLink icon={ShieldCheck} render={<Link to="/security" />}>
          Security
        </MenuLink>
      )}
      {me.role === 'admin' && (
        <MenuLink icon={Users} render={<Link to="/staff" />}>
          Team
        </MenuLink>
      )}
      {owner && (
        <MenuLink icon={Settings} render={<Link to="/profile" />}>
          Profile Settings
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuItem icon={Monitor} onSelect={() => chooseTheme('system')}>
        System theme
      </MenuItem>
      <MenuItem icon={Sun} onSelect={() => chooseTheme('light')}>
        Light theme
      </MenuItem>
      <MenuItem icon={Moon} onSelect={() => chooseTheme('dark')}>
        Dark theme
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={() => void signOutAndGoHome(showFailure)}>
        Sign Out
      </MenuItem>
    </Menu>
  );
}
