/** A row's name that leads to the thing itself, and an address or a phone number beside it. */
export const nameLinkClass =
  'text-primary-text underline touch:inline-block touch:max-w-full touch:py-2.5 wrap-anywhere';
