/** What an owner chooses from for a property, as the specification words it. The database checks the same lists. */

import * as choices from '../messages/en/properties/choices.ts';
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

/** What each of them is called, by what a row keeps; a choice is called the same wherever it can be made. */
const choiceLabels = {
  'Single Family': choices.singleFamily,
  Townhouse: choices.townhouse,
  Condo: choices.condo,
  Apartment: choices.apartment,
  Duplex: choices.duplex,
  'Mobile Home': choices.mobileHome,
  'Key in Lock Box': choices.keyInLockBox,
  'Number Keypad': choices.numberKeypad,
  'App Enabled': choices.appEnabled,
  Valve: choices.valve,
  'Circuit Breaker': choices.circuitBreaker,
  Manual: choices.manual,
  Digital: choices.digital,
  Smart: choices.smart,
  Cable: choices.cable,
  Satellite: choices.satellite,
  Streaming: choices.streaming,
  Monday: choices.monday,
  Tuesday: choices.tuesday,
  Wednesday: choices.wednesday,
  Thursday: choices.thursday,
  Friday: choices.friday,
  Saturday: choices.saturday,
  Sunday: choices.sunday,
  Other: choices.other,
  None: choices.none,
} satisfies Record<Choice, string>;

type Choice =
  | (typeof propertyTypes)[number]
  | (typeof lockTypes)[number]
  | (typeof shutOffTypes)[number]
  | (typeof thermostatTypes)[number]
  | (typeof tvServices)[number]
  | (typeof curbDays)[number];

const labels = new Map<string, string>(Object.entries(choiceLabels));

/** What a row keeps, as it is called. */
export const labelOfChoice = (choice: string): string => labels.get(choice) ?? choice;
