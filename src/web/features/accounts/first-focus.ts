/** A ref for the field that a native dialog focuses when it opens; React does not write the attribute. */
export function firstFocus(field: HTMLElement | null) {
  field?.setAttribute('autofocus', '');
}
