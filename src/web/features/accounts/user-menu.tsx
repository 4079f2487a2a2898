import { CircleUser, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { queryClient } from '../../lib/query.ts';
import { signOut } from '../../lib/session.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuNote, MenuSeparator } from '../../ui/menu.tsx';
import { chooseTheme } from '../../ui/theme-switch.tsx';
import { showToast } from '../../ui/toast.ts';
import { useMe } from './me.ts';

/** Who is signed in, the theme, and the way out; open at once, since it is fetched when its button is pressed. */
export default function UserMenu() {
  const { email } = useMe();
  return (
    <Menu defaultOpen trigger={<IconButton icon={CircleUser} label="Account" size="large" />}>
      <MenuNote>{email}</MenuNote>
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
      <MenuItem icon={LogOut} onSelect={() => void leave()}>
        Sign Out
      </MenuItem>
    </Menu>
  );
}

/** The home page is a document of its own; loading it also drops everything this tab had read. */
async function leave() {
  try {
    await signOut();
  } catch {
    showToast({ title: 'Failed to sign out', tone: 'error' });
    return;
  }
  queryClient.clear();
  location.assign('/');
}
