import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';

/** A menu in the bar of a public page: the browser's own popover, which opens before any script has come. */
export function SiteMenu({
  id,
  label,
  icon,
  children,
}: {
  id: string;
  label: string;
  icon: LucideIcon;
  children: ReactNode;
}) {
  return (
    <>
      <IconButton icon={icon} label={label} size="large" popoverTarget={id} />
      <nav
        id={id}
        popover="auto"
        aria-label={label}
        className="inset-auto top-16 right-4 m-0 w-72 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-2 text-ink shadow-e2 backdrop:bg-transparent"
      >
        {children}
      </nav>
    </>
  );
}

/** The look of what stands in it. */
export const siteMenuItem =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-ink-2 transition-colors duration-120 hover:bg-surface-2 hover:text-ink';
