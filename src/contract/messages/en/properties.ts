// What a property's fields refuse (spec 2, section 8, word for word).
export const nameNeeded = 'Property name is required';
export const streetNeeded = 'Street address is required';
export const cityNeeded = 'City is required';
export const stateNeeded = 'State is required';
export const zipNeeded = 'ZIP code is required';
export const zipUnreadable = 'Please enter a valid ZIP code (12345 or 12345-6789)';
export const timeZoneNeeded = 'Choose a time zone.';

// What it may be. An import of a sheet reads these words back.
export const cityWater = 'City Water';
export const wellWater = 'Well Water';
export const other = 'Other';
export const none = 'None';
export const noCurbDay = 'No Pick Up - Guest Responsible for Disposal';

// An address that is taken; the first two word for word (spec 2, section 8).
export const addressIsYours =
  'You already have a property with this address: {address}. Please check your existing properties.';
export const addressIsTaken =
  'This property address already exists in our system: {address}. Please verify the address is correct or contact support if you believe this is an error.';
export const addressIsRemoved =
  'You removed a property with this address: {address}. Restore it to get it back as it was.';

// The Porchlight team looks for a removed property.
export const searchTooShort = 'Type two letters or more.';
