import type { LucideIcon } from 'lucide-react';
import { type ComponentType, type LazyExoticComponent, Suspense, useState } from 'react';
import { IconButton } from '../icon-button.tsx';

/** A menu's button; the menu and the library under it are fetched when somebody reaches for it. */
export function LazyMenuButton({
  icon,
  label,
  load,
  menu: MenuOpen,
}: {
  icon: LucideIcon;
  label: string;
  load: () => Promise<unknown>;
  menu: LazyExoticComponent<ComponentType>;
}) {
  const [reached, setReached] = useState(false);
  const button = (
    <IconButton
      icon={icon}
      label={label}
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
      <MenuOpen />
    </Suspense>
  ) : (
    button
  );
}
