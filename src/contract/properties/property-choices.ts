/** What an owner chooses from for a property, as the specification words it. The database checks the same lists. */

import * as copy from '../messages/en/properties.ts';

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
  city: copy.cityWater,
  well: copy.wellWater,
  other: copy.other,
  none: copy.none,
};
export const shutOffTypes = ['Valve', 'Circuit Breaker', 'Other', 'None'] as const;
export const thermostatTypes = ['Manual', 'Digital', 'Smart', 'Other', 'None'] as const;
export const tvServices = ['Cable', 'Satellite', 'Streaming', 'Other', 'None'] as const;
export const curbDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'None'] as const;
/** What `None` is called, where an owner chooses; the others are called what they are. */
export const noCurbDay = copy.noCurbDay;
