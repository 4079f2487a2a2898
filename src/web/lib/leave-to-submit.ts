import type { FocusEvent } from 'react';

/**
 * For a form's `onBlurCapture`: leaving a field by pressing the submit button checks nothing yet, since an error that
 * appears under the field would move the button from under the pointer. Submitting checks everything anyway.
 */
export function leaveToSubmit(event: FocusEvent<HTMLFormElement>) {
  if (event.relatedTarget instanceof HTMLButtonElement && event.relatedTarget.type === 'submit')
    event.stopPropagation();
}
