// How each property field is said, and the words guests use for it.
import * as secrets from '#contract/messages/en/knowledge/secret-titles.ts';
import type { GuestLanguage, Say } from '#contract/messages/languages.ts';
import { choiceAlone, choiceIn, dayIn, type FactTitle, type FactWords, kindIn, numberIn } from './fact-values.ts';
import type { FactField, PropertyFacts, SecretField } from './property-facts.ts';

interface Saying<Field extends string> {
  field: Field;
  /** Guests' words beyond the title; searched like it. */
  words: string;
}

export interface FactSaying extends Saying<FactField> {
  title: FactTitle;
  /** Empty where another field says it as well. */
  say: (told: Telling, value: string, facts: PropertyFacts) => string;
}

/** The words of one language. */
export interface Telling {
  language: GuestLanguage;
  say: Say<FactWords>;
}

interface SecretSaying extends Saying<SecretField> {
  title: string;
}

/** Placed under a heading of the owner's own words: what stands in the field is quoted, never reworded. */
export const factSayings: FactSaying[] = [
  {
    field: 'city',
    title: 'town',
    words: 'what city town state area located where are we zip',
    say: ({ say }, v, p) => (p.state ? say('townAndState', { town: v, state: p.state }) : say('townIs', { town: v })),
  },
  {
    field: 'beds',
    title: 'bedrooms',
    words: 'how many bedrooms beds sleep rooms',
    say: ({ say }, v) => (v === '1' ? say('oneBedroom') : say('bedroomsAre', { count: v })),
  },
  {
    field: 'baths',
    title: 'bathrooms',
    words: 'how many bathrooms baths full half bath',
    say: ({ say }, v) => (v === '1' ? say('oneBathroom') : say('bathroomsAre', { count: v })),
  },
  {
    field: 'sq_ft',
    title: 'size',
    words: 'how big large square feet footage size sqft',
    say: ({ say, language }, v) => say('sizeIs', { feet: numberIn(language, v) }),
  },
  {
    field: 'property_type',
    title: 'propertyType',
    words: 'what kind of house apartment condo townhouse',
    say: ({ say }, v) => say('propertyTypeIs', { value: choiceIn(say, v) }),
  },
  {
    field: 'front_door_lock_type',
    title: 'lockType',
    words: 'what kind type of lock keypad key app enter front door',
    say: ({ say }, v) => say('lockTypeIs', { value: choiceIn(say, v) }),
  },
  {
    field: 'front_door_lock_model',
    title: 'lockModel',
    words: 'make brand model of the lock keypad schlage yale',
    say: ({ say }, v) => say('lockModelIs', { value: v }),
  },
  {
    field: 'water_supply_type',
    title: 'waterSupply',
    words: 'tap water city well water drinking water',
    say: ({ say }, v) => say('waterSupplyIs', { kind: choiceIn(say, v) }),
  },
  {
    field: 'main_water_shut_off_location',
    title: 'mainShutOff',
    words: 'where is main water shutoff valve turn off the water stop shut stopcock cut main',
    say: ({ say }, v, p) =>
      say('mainShutOffIs', { kind: kindIn(say, p.main_water_shut_off_type), details: sentence(v) }),
  },
  {
    field: 'kitchen_sink_water_valve_location',
    title: 'kitchenValve',
    words: 'kitchen sink shutoff valve turn off water under sink',
    say: ({ say }, v) => say('kitchenValveIs', { details: sentence(v) }),
  },
  {
    field: 'dishwasher_water_valve_location',
    title: 'dishwasherValve',
    words: 'dishwasher shutoff valve turn off water',
    say: ({ say }, v) => say('dishwasherValveIs', { details: sentence(v) }),
  },
  {
    field: 'bath_sink_water_valve_location',
    title: 'bathValve',
    words: 'bathroom sink bath shutoff valve turn off water',
    say: ({ say }, v) => say('bathValveIs', { details: sentence(v) }),
  },
  {
    field: 'emergency_furnace_shut_off_location',
    title: 'furnaceShutOff',
    words: 'furnace boiler shutoff emergency switch off shut down turn off kill',
    say: ({ say }, v) => say('furnaceShutOffIs', { details: sentence(v) }),
  },
  {
    field: 'thermostat_type',
    title: 'thermostatType',
    words: 'what kind type thermostat nest smart digital manual',
    say: ({ say }, v, p) => (p.thermostat_instructions ? '' : say('thermostatTypeIs', { value: choiceAlone(say, v) })),
  },
  {
    field: 'thermostat_instructions',
    title: 'thermostat',
    words: 'how set change temperature heat heating warmer cooler cold hot ac aircon turn up turn down work use adjust',
    say: ({ say }, v, p) => say('thermostatIs', { kind: kindIn(say, p.thermostat_type), details: sentence(v) }),
  },
  {
    field: 'electric_panel_location',
    title: 'electricPanel',
    words: 'where is breaker breakers box fuse fusebox electrical panel reset tripped circuit',
    say: ({ say }, v) => say('electricPanelIs', { details: sentence(v) }),
  },
  {
    field: 'wifi_name',
    title: 'wifi',
    words: 'wifi name internet network called ssid which connect online wireless',
    say: ({ say }, v) => say('wifiIs', { value: v }),
  },
  {
    field: 'tv_services',
    title: 'tv',
    words: 'tv cable satellite streaming channels netflix watch hulu roku sports',
    say: ({ say }, v) => say('tvIs', { value: choiceIn(say, v) }),
  },
  {
    field: 'parking_spot_count',
    title: 'parkingSpots',
    words: 'how many cars park parking spaces fit vehicles number of bring',
    say: ({ say }, v) =>
      v === '0' ? say('noParking') : v === '1' ? say('oneParkingSpot') : say('parkingSpotsAre', { count: v }),
  },
  {
    field: 'special_parking_details',
    title: 'parking',
    words: 'where can i park car parking driveway garage street permit leave the car truck trailer',
    say: ({ say }, v) => say('parkingIs', { details: sentence(v) }),
  },
  {
    field: 'trash_bin_location',
    title: 'trashBins',
    words: 'where are bins trash garbage rubbish recycling can put throw dumpster bottles glass cardboard',
    say: ({ say }, v) => say('trashBinsAre', { details: sentence(v) }),
  },
  {
    field: 'trash_curb_day',
    title: 'trashDay',
    words: 'which day when bins trash garbage recycling pickup collection collected go out curb take out',
    say: ({ say, language }, v) =>
      v.toLowerCase() === 'none' ? say('noTrashDay') : say('trashDayIs', { value: dayIn(language, v) }),
  },
];

export const secretSayings: SecretSaying[] = [
  {
    field: 'front_door_lock_code',
    title: secrets.doorCode,
    words:
      'door code pin entry code keypad code access code number to get in lock combination passcode unlock let ourselves in key code',
  },
  {
    field: 'front_door_lock_instructions',
    title: secrets.doorInstructions,
    words: 'how open unlock lock front door work use enter get in keypad instructions',
  },
  {
    field: 'alt_lock_box_location',
    title: secrets.lockBoxPlace,
    words: 'where is the lockbox spare key backup key hidden located find',
  },
  {
    field: 'alt_lock_box_code',
    title: secrets.lockBoxCode,
    words: 'lockbox code combination spare key box open number pin',
  },
  {
    field: 'wifi_password',
    title: secrets.wifiPassword,
    words: 'wifi password key passcode pass code login internet network connect passphrase pw how get on',
  },
  {
    field: 'street_address',
    title: secrets.streetAddress,
    words: 'address street number where exactly full directions located gps navigate',
  },
];

/** The owner's words as a sentence: a capital and a full stop, nothing else changed. */
export function sentence(value: string): string {
  const text = value.trim();
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
