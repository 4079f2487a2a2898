import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { useFieldControl } from './field.tsx';
import { boxClass } from './field-look.tsx';

/** The browser's own list, for guest and job pages and for sorting on phones. */
export function NativeSelect({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative grid">
      <select
        {...useFieldControl()}
        {...props}
        className={cx(boxClass, 'h-10 appearance-none pr-9 text-ellipsis touch:h-11', className)}
      >
        {children}
      </select>
      <Icon of={ChevronDown} className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2" />
    </span>
  );
}
