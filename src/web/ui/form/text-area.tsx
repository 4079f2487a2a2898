import { type ComponentProps, useState } from 'react';
import { cx } from '../cx.ts';
import { useFieldControl } from './field.tsx';
import { boxClass } from './field-look.tsx';
import { LengthWords } from './length-words.tsx';

/**
 * Several lines; grows with its text where the browser can. What goes beyond `maxLength` stays and is said: the browser
 * would cut off a pasted text without a word.
 */
export function TextArea({ className, rows = 3, maxLength, onInput, ...props }: ComponentProps<'textarea'>) {
  const control = useFieldControl();
  const [typed, setTyped] = useState(0);
  const length = typeof props.value === 'string' ? props.value.trim().length : typed;
  return (
    <>
      <textarea
        rows={rows}
        {...control}
        {...props}
        {...(maxLength && length > maxLength && { 'aria-invalid': true })}
        onInput={(event) => {
          setTyped(event.currentTarget.value.trim().length);
          onInput?.(event);
        }}
        className={cx(boxClass, 'field-sizing-content max-h-80 min-h-20 resize-y py-2', className)}
      />
      <LengthWords length={length} most={maxLength} />
    </>
  );
}
