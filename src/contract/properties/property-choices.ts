/** What an owner chooses from for a property, as the specification words it. The database checks the same lists. */

export const propertyTypes = [
  'Single Family',
  'Townhouse',
  'Condo',
  'Apartment',
  'Duplex',
  'Mobile Home',
  'Other',
] as const;
export const lockTypes = ['Key in Lock Box', 'Number Keypad', 'App Enabled', 'Other', 'None'] as const;
export const waterSupplyTypes = ['city', 'well', 'other', 'none'] as const;
export const waterSupplyLabels: Record<(typeof waterSupplyTypes)[number], string> = {
  city: 'City Water',
  well: 'Well Water',
  other: 'Other',
  none: 'None',
};
export const shutOffTypes = ['Valve', 'Circuit Breaker', 'Other', 'None'] as const;
export const thermostatTypes = ['Manual', 'Digital', 'Smart', 'Other', 'None'] as const;
export const tvServices = ['Cable', 'Satellite', 'Streaming', 'Other', 'None'] as const;
export const curbDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'None'] as const;
/** What `None` is called, where an owner chooses; the others are called what they are. */
export const noCurbDay = 'No Pick Up - Guest Responsible for Disposal';
