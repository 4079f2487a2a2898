import { BellRing, CornerDownRight, Keyboard, LogOut, Zap } from 'lucide-react';
import { useState } from 'react';
import * as menuCopy from '#contract/messages/en/accounts/menu.ts';
import * as noticeCopy from '#contract/messages/en/conversations/notice.ts';
import * as keysCopy from '#contract/messages/en/keys.ts';
import * as copy from '#contract/messages/en/reports/find.ts';
import { signOutAndGoHome } from '../../features/accounts/menu/sign-out.ts';
import { staffPlaces } from '../../features/accounts/menu/staff-places.ts';
import { Palette } from '../../features/reports/find/palette.tsx';
import type { PaletteItem } from '../../features/reports/find/palette-item.ts';
import { useLeaveDialog, useReplaceDialog } from '../../lib/address/url-dialog.ts';
import { shortcutsIn } from '../../lib/page/shortcuts.ts';
import { useMe } from '../../lib/session/me.ts';
import { showFailure } from '../../ui/overlay/toast.ts';

/**
 * For the team: what may be done on the screen below, which is what its keys do now, and every screen. A default export,
 * so that it comes when it is first opened.
 */
export default function StaffPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const me = useMe();
  const leaveTo = useLeaveDialog();
  const replace = useReplaceDialog();
  const [below, setBelow] = useState({ open, acts: actsBelow() });
  if (below.open !== open) setBelow({ open, acts: open ? actsBelow() : below.acts });
  const general: PaletteItem[] = [
    { key: 'keys', words: keysCopy.showKeys, icon: Keyboard, keys: '?', choose: () => replace('dialog', 'keys') },
    { key: 'notices', words: noticeCopy.title, icon: BellRing, choose: () => replace('dialog', 'notices') },
    {
      key: 'sign out',
      words: menuCopy.signOut,
      icon: LogOut,
      choose: () => void signOutAndGoHome(showFailure),
    },
  ];
  const places: PaletteItem[] = staffPlaces(me).map(({ to, label, keys }) => ({
    key: `place ${to}`,
    words: label,
    icon: CornerDownRight,
    keys,
    choose: () => leaveTo(to),
  }));
  return (
    <Palette
      open={open}
      onClose={onClose}
      step={{
        name: '',
        title: copy.title,
        asks: copy.asksAnything,
        groups: [
          { label: copy.actions, kind: 'acts', items: [...below.acts, ...general] },
          { label: copy.goTo, kind: 'acts', items: places },
        ],
      }}
    />
  );
}

/** They may move the focus: done once the palette has given it back. */
const actsBelow = (): PaletteItem[] =>
  shortcutsIn('here').flatMap(({ keys, does, act }) =>
    act ? [{ key: `key ${keys}`, words: does, icon: Zap, keys, choose: act, afterwards: true }] : [],
  );
