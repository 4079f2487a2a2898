import type { LucideIcon } from 'lucide-react';

/** A Lucide drawing in our weight: 16 px in controls, 20 px in navigation, hidden from screen readers. */
export function Icon({ of: Drawing, size = 16, className }: { of: LucideIcon; size?: number; className?: string }) {
  return <Drawing size={size} strokeWidth={1.75} absoluteStrokeWidth aria-hidden="true" className={className} />;
}
