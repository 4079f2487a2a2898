import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { staffPlaces } from '../../features/accounts/menu/staff-places.ts';
import { DeskNotice } from '../../features/conversations/notice/desk-notice.tsx';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { useShortcuts } from '../../lib/page/shortcuts.ts';
import { useMe } from '../../lib/session/me.ts';

const StaffPalette = lazy(() => import('./staff-palette.tsx'));
const NoticesDialog = lazy(() => import('../../features/conversations/notice/notices-dialog.tsx'));

/**
 * On every screen of the team: the keys that lead to the others, the palette (`?dialog=find`), and what says that a guest
 * waits, with its choices (`?dialog=notices`).
 */
export function StaffHands() {
  const me = useMe();
  const navigate = useNavigate();
  const dialog = useUrlDialog('dialog');
  useShortcuts(
    'go',
    staffPlaces(me).map(({ to, label, keys }) => ({ keys, does: label, act: () => void navigate(to) })),
  );
  return (
    <Suspense>
      <DeskNotice myId={me.id} onOpen={(id) => void navigate(`/console?thread=${id}`)} />
      {dialog.lastId === 'find' && <StaffPalette open={dialog.id === 'find'} onClose={dialog.close} />}
      {dialog.lastId === 'notices' && <NoticesDialog open={dialog.id === 'notices'} onClose={dialog.close} />}
    </Suspense>
  );
}
