import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { useFieldControl } from './field.tsx';
import { boxClass } from './field-look.tsx';

/** One line of text. `inputMode`, `autoComplete` and `enterKeyHint` are the caller's to set for phones. */
export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  return <input type="text" {...useFieldControl()} {...props} className={cx(boxClass, 'h-10 touch:h-11', className)} />;
}
