import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { useShortcuts } from '../../lib/page/shortcuts.ts';
import { useMe } from '../../lib/session/me.ts';
import { staffPlaces } from './staff-places.ts';

const StaffPalette = lazy(() => import('./staff-palette.tsx'));

/** The keys that lead to the team's screens, and the palette: `?dialog=find`. */
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
      {dialog.lastId === 'find' && <StaffPalette open={dialog.id === 'find'} onClose={dialog.close} />}
    </Suspense>
  );
}
