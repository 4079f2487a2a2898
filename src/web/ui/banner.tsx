import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import * as copy from '#contract/messages/en/ui.ts';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

type BannerTone = 'info' | 'success' | 'warning' | 'danger';

/** A message about the whole page or form. Errors are read out at once, the rest politely. */
export function Banner({
  tone,
  title,
  children,
  action,
  onDismiss,
}: {
  tone: BannerTone;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
}) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx('flex items-start gap-3 rounded-control border p-3', looks[tone])}
    >
      <Icon of={icons[tone]} size={20} className="mt-px shrink-0" />
      <div className="grid grow gap-1">
        {title && <p className="text-label">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
        {action && <div className="mt-1">{action}</div>}
      </div>
      {onDismiss && <IconButton icon={X} label={copy.dismiss} size="compact" className="-m-1.5" onClick={onDismiss} />}
    </div>
  );
}

const icons: Record<BannerTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

const looks: Record<BannerTone, string> = {
  info: 'border-info bg-info-soft text-info-text',
  success: 'border-success bg-success-soft text-success-text',
  warning: 'border-warning bg-warning-soft text-warning-text',
  danger: 'border-danger bg-danger-soft text-danger-text',
};
