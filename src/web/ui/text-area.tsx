import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useFieldControl } from './field.tsx';
import { boxClass } from './field-look.tsx';

/** Several lines; grows with its text where the browser can. */
export function TextArea({ className, rows = 3, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...useFieldControl()}
      {...props}
      className={cx(boxClass, 'field-sizing-content max-h-80 min-h-20 resize-y py-2', className)}
    />
  );
}
