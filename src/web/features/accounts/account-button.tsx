import { CircleUser } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';

const load = () => import('./user-menu.tsx');
const UserMenu = lazy(load);

/** The account menu's button; the menu and the library under it are fetched when somebody reaches for it. */
export function AccountButton() {
  const [reached, setReached] = useState(false);
  const button = (
    <IconButton
      icon={CircleUser}
      label="Account"
      size="large"
      aria-haspopup="menu"
      busy={reached}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setReached(true)}
    />
  );
  return reached ? (
    <Suspense fallback={button}>
      <UserMenu />
    </Suspense>
  ) : (
    button
  );
}
