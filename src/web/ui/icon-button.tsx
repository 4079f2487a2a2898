import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

/** A square button with a drawing only; `label` is what it says to those who do not see it. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'default',
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & {
  icon: LucideIcon;
  label: string;
  variant?: ButtonVariant;
  size?: Extract<ButtonSize, 'compact' | 'default' | 'large'>;
  busy?: boolean;
}) {
  return (
    <Button {...rest} aria-label={label} variant={variant} size={size} className={cx('aspect-square px-0!', className)}>
      {!rest.busy && <Icon of={icon} size={size === 'large' ? 20 : 16} />}
    </Button>
  );
}
