// How each property field is said, and the words guests use for it.
import type { FactField, PropertyFacts, SecretField } from './property-facts.ts';

interface Saying<Field extends string> {
  field: Field;
  title: string;
  /** Guests' words beyond the title; searched like it. */
  words: string;
}

export interface FactSaying extends Saying<FactField> {
  say: (value: string, facts: PropertyFacts) => string;
}

/** Placed under a heading of the owner's own words: what stands in the field is quoted, never reworded. */
export const factSayings: FactSaying[] = [
  {
    field: 'city',
    title: 'Town',
    words: 'what city town state area located where are we zip',
    say: (v, p) => `The property is in ${v}${p.state ? `, ${p.state}` : ''}.`,
  },
  {
    field: 'beds',
    title: 'Bedrooms',
    words: 'how many bedrooms beds sleep rooms',
    say: (v) => `It has ${v} ${v === '1' ? 'bedroom' : 'bedrooms'}.`,
  },
  {
    field: 'baths',
    title: 'Bathrooms',
    words: 'how many bathrooms baths full half bath',
    say: (v) => `It has ${v} ${v === '1' ? 'bathroom' : 'bathrooms'}.`,
  },
  {
    field: 'sq_ft',
    title: 'Size',
    words: 'how big large square feet footage size sqft',
    say: (v) => `It is ${Number(v).toLocaleString('en-US')} square feet.`,
  },
  {
    field: 'property_type',
    title: 'Type of property',
    words: 'what kind of house apartment condo townhouse',
    say: (v) => `Type of property: ${v}.`,
  },
  {
    field: 'front_door_lock_type',
    title: 'Front door lock type',
    words: 'what kind type of lock keypad key app enter front door',
    say: (v) => `The front door lock: ${v}.`,
  },
  {
    field: 'front_door_lock_model',
    title: 'Front door lock model',
    words: 'make brand model of the lock keypad schlage yale',
    say: (v) => `The front door lock is a ${v}.`,
  },
  {
    field: 'water_supply_type',
    title: 'Water supply',
    words: 'tap water city well water drinking water',
    say: (v) => `Water supply: ${label(v)}.`,
  },
  {
    field: 'main_water_shut_off_location',
    title: 'Main water shut-off',
    words: 'where is main water shutoff valve turn off the water stop shut stopcock cut main',
    say: (v, p) => `The main water shut-off${shutOffKind(p.main_water_shut_off_type)}: ${sentence(v)}`,
  },
  {
    field: 'kitchen_sink_water_valve_location',
    title: 'Kitchen sink water valve',
    words: 'kitchen sink shutoff valve turn off water under sink',
    say: (v) => `The kitchen sink's water valve: ${sentence(v)}`,
  },
  {
    field: 'dishwasher_water_valve_location',
    title: 'Dishwasher water valve',
    words: 'dishwasher shutoff valve turn off water',
    say: (v) => `The dishwasher's water valve: ${sentence(v)}`,
  },
  {
    field: 'bath_sink_water_valve_location',
    title: 'Bathroom sink water valve',
    words: 'bathroom sink bath shutoff valve turn off water',
    say: (v) => `The bathroom sink's water valve: ${sentence(v)}`,
  },
  {
    field: 'emergency_furnace_shut_off_location',
    title: 'Emergency furnace shut-off',
    words: 'furnace boiler shutoff emergency switch off shut down turn off kill',
    say: (v) => `The emergency furnace shut-off: ${sentence(v)}`,
  },
  {
    field: 'thermostat_type',
    title: 'Thermostat type',
    words: 'what kind type thermostat nest smart digital manual',
    say: (v, p) => (p.thermostat_instructions ? '' : `Thermostat: ${v}.`),
  },
  {
    field: 'thermostat_instructions',
    title: 'Thermostat',
    words: 'how set change temperature heat heating warmer cooler cold hot ac aircon turn up turn down work use adjust',
    say: (v, p) => `The thermostat${kindOf(p.thermostat_type)}: ${sentence(v)}`,
  },
  {
    field: 'electric_panel_location',
    title: 'Electric panel',
    words: 'where is breaker breakers box fuse fusebox electrical panel reset tripped circuit',
    say: (v) => `The electric panel: ${sentence(v)}`,
  },
  {
    field: 'wifi_name',
    title: 'Wi-Fi network',
    words: 'wifi name internet network called ssid which connect online wireless',
    say: (v) => `The Wi-Fi network is ${v}.`,
  },
  {
    field: 'tv_services',
    title: 'TV',
    words: 'tv cable satellite streaming channels netflix watch hulu roku sports',
    say: (v) => `TV: ${v}.`,
  },
  {
    field: 'parking_spot_count',
    title: 'Number of parking spots',
    words: 'how many cars park parking spaces fit vehicles number of bring',
    say: (v) =>
      v === '0'
        ? 'There is no parking spot at the property.'
        : `There ${v === '1' ? 'is 1 parking spot' : `are ${v} parking spots`}.`,
  },
  {
    field: 'special_parking_details',
    title: 'Parking',
    words: 'where can i park car parking driveway garage street permit leave the car truck trailer',
    say: (v) => `Parking: ${sentence(v)}`,
  },
  {
    field: 'trash_bin_location',
    title: 'Trash bins',
    words: 'where are bins trash garbage rubbish recycling can put throw dumpster bottles glass cardboard',
    say: (v) => `The trash bins: ${sentence(v)}`,
  },
  {
    field: 'trash_curb_day',
    title: 'Trash day',
    words: 'which day when bins trash garbage recycling pickup collection collected go out curb take out',
    say: (v) =>
      v.toLowerCase() === 'none'
        ? 'There is no trash pick-up here; guests take their trash with them.'
        : `Trash is picked up on ${v}.`,
  },
];

export const secretSayings: Saying<SecretField>[] = [
  {
    field: 'front_door_lock_code',
    title: 'Front door code',
    words:
      'door code pin entry code keypad code access code number to get in lock combination passcode unlock let ourselves in key code',
  },
  {
    field: 'front_door_lock_instructions',
    title: 'How to open the front door',
    words: 'how open unlock lock front door work use enter get in keypad instructions',
  },
  {
    field: 'alt_lock_box_location',
    title: 'Where the lock box is',
    words: 'where is the lockbox spare key backup key hidden located find',
  },
  {
    field: 'alt_lock_box_code',
    title: 'Lock box code',
    words: 'lockbox code combination spare key box open number pin',
  },
  {
    field: 'wifi_password',
    title: 'Wi-Fi password',
    words: 'wifi password key passcode pass code login internet network connect passphrase pw how get on',
  },
  {
    field: 'street_address',
    title: 'Street address',
    words: 'address street number where exactly full directions located gps navigate',
  },
];

/** The owner's words as a sentence: a capital and a full stop, nothing else changed. */
export function sentence(value: string): string {
  const text = value.trim();
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

const label = (v: string): string => supplies.get(v.toLowerCase()) ?? v;
const supplies = new Map([
  ['city', 'City water'],
  ['well', 'Well water'],
]);
const kindOf = (kind: string | null): string => (kind && !/none|other/i.test(kind) ? ` (${kind.toLowerCase()})` : '');
const shutOffKind = (kind: string | null): string =>
  kind && /valve|breaker/i.test(kind) ? ` (${kind.toLowerCase()})` : '';
