import { cx } from './cx.ts';

/** Stands where something will be, at its height; invisible for the first 150 ms so that quick answers do not flash. */
export function Skeleton({ className, label }: { className?: string; label?: string }) {
  return (
    <span role={label ? 'status' : undefined} className={cx('appear-late block rounded-small bg-surface-3', className)}>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
