/**
 * A row's name that leads to the thing itself, and an address or a phone number beside it. Whatever its letters' size, a
 * line of it is 24 px tall for a mouse and 44 for a finger; a label beside it stands at its first line.
 */
export const nameLinkClass =
  '-my-0.5 inline-flex min-h-6 max-w-full items-center text-primary-text underline wrap-anywhere touch:my-0 touch:min-h-11';
