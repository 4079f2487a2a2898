// How each property field is said, and the words guests use for it.
import * as copy from '#contract/messages/en/knowledge/facts.ts';
import { fill } from '#contract/messages/fill.ts';
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
    title: copy.town,
    words: 'what city town state area located where are we zip',
    say: (v, p) => (p.state ? fill(copy.townAndState, { town: v, state: p.state }) : fill(copy.townIs, { town: v })),
  },
  {
    field: 'beds',
    title: copy.bedrooms,
    words: 'how many bedrooms beds sleep rooms',
    say: (v) => (v === '1' ? copy.oneBedroom : fill(copy.bedroomsAre, { count: v })),
  },
  {
    field: 'baths',
    title: copy.bathrooms,
    words: 'how many bathrooms baths full half bath',
    say: (v) => (v === '1' ? copy.oneBathroom : fill(copy.bathroomsAre, { count: v })),
  },
  {
    field: 'sq_ft',
    title: copy.size,
    words: 'how big large square feet footage size sqft',
    say: (v) => fill(copy.sizeIs, { feet: Number(v).toLocaleString('en-US') }),
  },
  {
    field: 'property_type',
    title: copy.propertyType,
    words: 'what kind of house apartment condo townhouse',
    say: (v) => fill(copy.propertyTypeIs, { value: v }),
  },
  {
    field: 'front_door_lock_type',
    title: copy.lockType,
    words: 'what kind type of lock keypad key app enter front door',
    say: (v) => fill(copy.lockTypeIs, { value: v }),
  },
  {
    field: 'front_door_lock_model',
    title: copy.lockModel,
    words: 'make brand model of the lock keypad schlage yale',
    say: (v) => fill(copy.lockModelIs, { value: v }),
  },
  {
    field: 'water_supply_type',
    title: copy.waterSupply,
    words: 'tap water city well water drinking water',
    say: (v) => fill(copy.waterSupplyIs, { kind: label(v) }),
  },
  {
    field: 'main_water_shut_off_location',
    title: copy.mainShutOff,
    words: 'where is main water shutoff valve turn off the water stop shut stopcock cut main',
    say: (v, p) => fill(copy.mainShutOffIs, { kind: shutOffKind(p.main_water_shut_off_type), details: sentence(v) }),
  },
  {
    field: 'kitchen_sink_water_valve_location',
    title: copy.kitchenValve,
    words: 'kitchen sink shutoff valve turn off water under sink',
    say: (v) => fill(copy.kitchenValveIs, { details: sentence(v) }),
  },
  {
    field: 'dishwasher_water_valve_location',
    title: copy.dishwasherValve,
    words: 'dishwasher shutoff valve turn off water',
    say: (v) => fill(copy.dishwasherValveIs, { details: sentence(v) }),
  },
  {
    field: 'bath_sink_water_valve_location',
    title: copy.bathValve,
    words: 'bathroom sink bath shutoff valve turn off water',
    say: (v) => fill(copy.bathValveIs, { details: sentence(v) }),
  },
  {
    field: 'emergency_furnace_shut_off_location',
    title: copy.furnaceShutOff,
    words: 'furnace boiler shutoff emergency switch off shut down turn off kill',
    say: (v) => fill(copy.furnaceShutOffIs, { details: sentence(v) }),
  },
  {
    field: 'thermostat_type',
    title: copy.thermostatType,
    words: 'what kind type thermostat nest smart digital manual',
    say: (v, p) => (p.thermostat_instructions ? '' : `Thermostat: ${v}.`),
  },
  {
    field: 'thermostat_instructions',
    title: copy.thermostat,
    words: 'how set change temperature heat heating warmer cooler cold hot ac aircon turn up turn down work use adjust',
    say: (v, p) => fill(copy.thermostatIs, { kind: kindOf(p.thermostat_type), details: sentence(v) }),
  },
  {
    field: 'electric_panel_location',
    title: copy.electricPanel,
    words: 'where is breaker breakers box fuse fusebox electrical panel reset tripped circuit',
    say: (v) => fill(copy.electricPanelIs, { details: sentence(v) }),
  },
  {
    field: 'wifi_name',
    title: copy.wifi,
    words: 'wifi name internet network called ssid which connect online wireless',
    say: (v) => fill(copy.wifiIs, { value: v }),
  },
  {
    field: 'tv_services',
    title: copy.tv,
    words: 'tv cable satellite streaming channels netflix watch hulu roku sports',
    say: (v) => `TV: ${v}.`,
  },
  {
    field: 'parking_spot_count',
    title: copy.parkingSpots,
    words: 'how many cars park parking spaces fit vehicles number of bring',
    say: (v) =>
      v === '0' ? copy.noParking : v === '1' ? copy.oneParkingSpot : fill(copy.parkingSpotsAre, { count: v }),
  },
  {
    field: 'special_parking_details',
    title: copy.parking,
    words: 'where can i park car parking driveway garage street permit leave the car truck trailer',
    say: (v) => `Parking: ${sentence(v)}`,
  },
  {
    field: 'trash_bin_location',
    title: copy.trashBins,
    words: 'where are bins trash garbage rubbish recycling can put throw dumpster bottles glass cardboard',
    say: (v) => fill(copy.trashBinsAre, { details: sentence(v) }),
  },
  {
    field: 'trash_curb_day',
    title: copy.trashDay,
    words: 'which day when bins trash garbage recycling pickup collection collected go out curb take out',
    say: (v) => (v.toLowerCase() === 'none' ? copy.noTrashDay : fill(copy.trashDayIs, { value: v })),
  },
];

export const secretSayings: Saying<SecretField>[] = [
  {
    field: 'front_door_lock_code',
    title: copy.doorCode,
    words:
      'door code pin entry code keypad code access code number to get in lock combination passcode unlock let ourselves in key code',
  },
  {
    field: 'front_door_lock_instructions',
    title: copy.doorInstructions,
    words: 'how open unlock lock front door work use enter get in keypad instructions',
  },
  {
    field: 'alt_lock_box_location',
    title: copy.lockBoxPlace,
    words: 'where is the lockbox spare key backup key hidden located find',
  },
  {
    field: 'alt_lock_box_code',
    title: copy.lockBoxCode,
    words: 'lockbox code combination spare key box open number pin',
  },
  {
    field: 'wifi_password',
    title: copy.wifiPassword,
    words: 'wifi password key passcode pass code login internet network connect passphrase pw how get on',
  },
  {
    field: 'street_address',
    title: copy.streetAddress,
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
  ['city', copy.cityWater],
  ['well', copy.wellWater],
]);
const kindOf = (kind: string | null): string => (kind && !/none|other/i.test(kind) ? ` (${kind.toLowerCase()})` : '');
const shutOffKind = (kind: string | null): string =>
  kind && /valve|breaker/i.test(kind) ? ` (${kind.toLowerCase()})` : '';
