import { type ComponentProps, useState } from 'react';
import { cx } from '../cx.ts';
import { useFieldControl } from './field.tsx';
import { boxClass } from './field-look.tsx';
import { LengthWords } from './length-words.tsx';

/**
 * One line of text. `inputMode`, `autoComplete` and `enterKeyHint` are the caller's to set for phones. What goes beyond
 * `maxLength` stays and is said, as in a TextArea; only where one searches does the browser cut it off.
 */
export function TextInput({ className, maxLength, onInput, ...props }: ComponentProps<'input'>) {
  const control = useFieldControl();
  const [typed, setTyped] = useState(0);
  const length = typeof props.value === 'string' ? props.value.trim().length : typed;
  const cuts = props.type === 'search';
  return (
    <>
      <input
        type="text"
        {...control}
        {...props}
        {...(cuts && { maxLength })}
        {...(!cuts && maxLength && length > maxLength && { 'aria-invalid': true })}
        onInput={(event) => {
          setTyped(event.currentTarget.value.trim().length);
          onInput?.(event);
        }}
        className={cx(boxClass, 'h-10 touch:h-11', className)}
      />
      {!cuts && <LengthWords length={length} most={maxLength} />}
    </>
  );
}
