import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

export const tileAction = buttonClass({ size: 'large' });

/** One way to reach us: what it is, when somebody answers, and its one action. */
export function ContactTile({
  icon,
  title,
  text,
  hours,
  children,
}: {
  icon: LucideIcon;
  title: string;
  text: string;
  hours: string;
  children: ReactNode;
}) {
  return (
    <li className="grid grid-rows-[auto_1fr_auto] gap-5 rounded-card border border-line bg-surface p-6 wrap-anywhere">
      <span className="grid size-11 place-items-center rounded-control bg-primary-soft text-primary-text">
        <Icon of={icon} size={20} />
      </span>
      <div className="grid content-start gap-1.5">
        <h2 className="text-title">{title}</h2>
        <p className="text-ink-2">{text}</p>
        <p className="text-meta text-ink-3">{hours}</p>
      </div>
      <div className="grid">{children}</div>
    </li>
  );
}
