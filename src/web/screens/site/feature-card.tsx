import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';

/** `heading` is its rank on the page: below a section's heading or in its place. */
export function FeatureCard({
  icon,
  title,
  text,
  heading: Heading = 'h3',
}: {
  icon: LucideIcon;
  title: string;
  text: string;
  heading?: 'h2' | 'h3';
}) {
  return (
    <li className="grid content-start gap-3 rounded-card border border-line bg-surface p-6">
      <span className="grid size-10 place-items-center rounded-control bg-primary-soft text-primary-text">
        <Icon of={icon} size={20} />
      </span>
      <Heading className="text-title">{title}</Heading>
      <p className="text-ink-2">{text}</p>
    </li>
  );
}
