import { cx } from '../cx.ts';

/** A house outline, a lit doorway and the lamp above it: someone is home. From 20 px up. */
export function LogoMark({ size = 28, className }: { size?: number; className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" width={size} height={size} aria-hidden="true" className={className}>
      <path
        d="M16 3 29 13.2V27a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V13.2Z"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d="M11.2 29v-9.2a4.8 4.8 0 0 1 9.6 0V29Z" fill="var(--lamp)" />
      <circle cx="16" cy="10.6" r="2.3" fill="var(--lamp)" />
    </svg>
  );
}

/** Mark and word, as they stand in a top bar; the caller makes it a link. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-2 text-ink', className)}>
      <LogoMark />
      <span className="font-display text-title font-[620] tracking-[-0.01em]">Porchlight</span>
    </span>
  );
}
