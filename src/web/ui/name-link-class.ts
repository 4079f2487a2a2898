/** A row's name that leads to the thing itself. */
export const nameLinkClass = 'text-primary-text underline touch:inline-block touch:py-2.5';
