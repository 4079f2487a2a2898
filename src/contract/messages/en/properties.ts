// What a property's fields refuse; but for the time zone word for word (spec 2, section 8).
export const nameNeeded = 'Property name is required';
export const streetNeeded = 'Street address is required';
export const cityNeeded = 'City is required';
export const stateNeeded = 'State is required';
export const zipNeeded = 'ZIP code is required';
export const zipUnreadable = 'Please enter a valid ZIP code (12345 or 12345-6789)';
export const timeZoneNeeded = 'Choose a time zone.';

// What an owner chooses from. An import of a sheet reads these words back.
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

// What the server refuses.
export const tooManyDrafts = 'You already have {count} drafts. Save or discard one first.';
export const restoreTooLate =
  'This property was removed more than 30 days ago. Please contact support to have it restored.';
export const pictureLost = 'This picture is no longer here. Please choose it again.';
export const picturesTaken = 'These pictures already belong to another property.';
export const changedMeanwhile = 'This property was changed elsewhere in the meantime. Reload it to see those changes.';

// The table of properties (spec 2, section 2).
export const myProperties = 'My Properties';
export const loadFailed = "Couldn't load your properties.";
export const noProperties = 'No properties found. Click "Add Property" to get started.';
export const propertyName = 'Property Name';
export const type = 'Type';
export const bedsBaths = 'Beds/Baths';
export const sqFt = 'Sq Ft';
export const pointPerson = 'Point Person';
export const notSet = 'Not Set';
export const addressLine = '{street}, {city}, {state} {zip}';
export const editNamed = 'Edit {property}';
export const removeNamed = 'Remove {property}';
export const addProperty = 'Add Property';
// Its filters.
export const properties = 'Properties';
export const anyType = 'Any type';
// A row for whoever has no property yet.
export const exampleCaption = 'Example of a property';
export const example = 'Example';
export const exampleName = 'Lamplight Cottage';
export const exampleStreet = '12 Harbor Lane';
export const exampleContractor = 'Harbor Plumbing';

// What was done.
export const propertySaved = '{property} saved';
export const propertyRemoved = '{property} removed';
export const propertyRestored = '{property} restored';

// The question before a property is removed.
export const confirmDelete = 'Confirm Delete';
export const removeProperty = 'Remove Property';
export const removeMeaning =
  '{property} will be removed from your active properties. This can be undone by contacting support, or by you within 30 days under Removed properties. Its open work orders are cancelled, and we tell the contractors who have them.';
export const thisProperty = 'This property';

// Removed properties. `property` in the button is read aloud alone.
export const removedProperties = 'Removed properties';
export const removedMeaning = 'You can restore a property within 30 days. After that, our support team can.';
export const removedFailed = "Couldn't load your removed properties.";
export const loadingRemoved = 'Loading removed properties';
export const noneRemoved = "You haven't removed a property in the last 30 days.";
export const removedUntil = 'Removed {date}. You can restore it until {until}.';
export const restoreThis = 'Restore {property}';
// The Porchlight team looks for one.
export const findRemoved = 'Find a removed property';
export const findRemovedHint =
  "Search by its name, its address, or its owner's name or email address: two letters or more.";
export const searchTooShort = 'Type two letters or more.';
export const nothingFound = 'No removed property matches.';
export const removedFrom = '{owner}, {email}. Removed {date}';
