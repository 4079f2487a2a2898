// The property as the assistant may know it: every column but the secrets, which exist here by name only.

/** Columns that may be told to anyone who holds the guest link. */
export interface PropertyFacts {
  name: string;
  city: string | null;
  state: string | null;
  beds: number | null;
  baths: number | null;
  sq_ft: number | null;
  property_type: string | null;
  front_door_lock_type: string | null;
  front_door_lock_model: string | null;
  water_supply_type: string | null;
  main_water_shut_off_type: string | null;
  main_water_shut_off_location: string | null;
  kitchen_sink_water_valve_location: string | null;
  dishwasher_water_valve_location: string | null;
  bath_sink_water_valve_location: string | null;
  emergency_furnace_shut_off_location: string | null;
  thermostat_type: string | null;
  thermostat_instructions: string | null;
  electric_panel_location: string | null;
  wifi_name: string | null;
  tv_services: string | null;
  parking_spot_count: number | null;
  special_parking_details: string | null;
  trash_bin_location: string | null;
  trash_curb_day: string | null;
}

export type FactField = keyof PropertyFacts;

/** Columns only the vault may release, to a verified guest whose stay is current. */
export const secretFields = [
  'front_door_lock_code',
  'front_door_lock_instructions',
  'alt_lock_box_location',
  'alt_lock_box_code',
  'wifi_password',
  'street_address',
] as const;
export type SecretField = (typeof secretFields)[number];

/** An owner's article. The body of one for verified guests is a secret and stays out of every engine. */
export interface ArticleFacts {
  id: string;
  title: string;
  body: string;
  audience: 'anyone' | 'verified';
  /** Guests' questions that it was written to answer, in their words. */
  asked?: readonly string[];
}

/** Keeps exactly the public columns of a property row, whatever else the row holds. */
export function publicFacts(row: Partial<Record<string, unknown>>): PropertyFacts {
  const facts: Record<string, string | number | null> = {};
  for (const field of factFields) {
    const value = row[field];
    facts[field] = typeof value === 'number' ? value : typeof value === 'string' && value.trim() ? value.trim() : null;
  }
  // Every key of PropertyFacts was just filled from the list typed by it.
  return { ...facts, name: String(facts.name ?? '') } as PropertyFacts;
}

const factFields: FactField[] = [
  'name',
  'city',
  'state',
  'beds',
  'baths',
  'sq_ft',
  'property_type',
  'front_door_lock_type',
  'front_door_lock_model',
  'water_supply_type',
  'main_water_shut_off_type',
  'main_water_shut_off_location',
  'kitchen_sink_water_valve_location',
  'dishwasher_water_valve_location',
  'bath_sink_water_valve_location',
  'emergency_furnace_shut_off_location',
  'thermostat_type',
  'thermostat_instructions',
  'electric_panel_location',
  'wifi_name',
  'tv_services',
  'parking_spot_count',
  'special_parking_details',
  'trash_bin_location',
  'trash_curb_day',
];
