/**
 * A ref for the field that a native dialog focuses when it opens (React does not write the attribute), or that takes
 * the place of another one in a dialog that is open already.
 */
export function firstFocus(field: HTMLElement | null) {
  field?.setAttribute('autofocus', '');
  field?.focus();
}

/**
 * A ref for what is to be focused when a step of a dialog takes the place of another, so that the keyboard is not lost.
 */
export function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
