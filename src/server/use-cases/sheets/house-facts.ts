import type { PropertyRecord } from '#features/properties';
import { isPrintable } from './letters.ts';

export type HouseFacts = { title: string; facts: [label: string, value: string][] };

/** Never a secret: these columns are named one by one, and the vault's are not among them. */
type Public = Pick<
  PropertyRecord,
  | 'wifi_name'
  | 'tv_services'
  | 'thermostat_type'
  | 'thermostat_instructions'
  | 'main_water_shut_off_type'
  | 'main_water_shut_off_location'
  | 'kitchen_sink_water_valve_location'
  | 'dishwasher_water_valve_location'
  | 'bath_sink_water_valve_location'
  | 'emergency_furnace_shut_off_location'
  | 'electric_panel_location'
  | 'parking_spot_count'
  | 'special_parking_details'
  | 'trash_bin_location'
  | 'trash_curb_day'
>;

/**
 * What a guest looks for on the wall, what stops damage first; groups and lines without anything to say are left out.
 */
export const houseFacts = (p: Public): HouseFacts[] =>
  [
    group('If water or power must go off', [
      ['Main water shut-off', joined(p.main_water_shut_off_location, known(p.main_water_shut_off_type))],
      ['Kitchen sink valve', p.kitchen_sink_water_valve_location],
      ['Dishwasher valve', p.dishwasher_water_valve_location],
      ['Bath sink valve', p.bath_sink_water_valve_location],
      ['Electric panel', p.electric_panel_location],
      ['Furnace shut-off', p.emergency_furnace_shut_off_location],
    ]),
    group('Wi-Fi and TV', [
      ['Network', p.wifi_name],
      ['Password', p.wifi_name && 'Scan the code; it is yours as soon as your stay is confirmed.'],
      ['TV', known(p.tv_services)],
    ]),
    group('Heating and cooling', [['Thermostat', joined(p.thermostat_instructions, known(p.thermostat_type))]]),
    group('Parking', [
      ['Spots', p.parking_spot_count === null ? null : String(p.parking_spot_count)],
      ['Good to know', p.special_parking_details],
    ]),
    group('Trash', [
      ['Bins', p.trash_bin_location],
      ['Curb day', p.trash_curb_day === 'None' ? 'No pick-up: please take it with you.' : p.trash_curb_day],
    ]),
  ].filter(({ facts }) => facts.length > 0);

const group = (title: string, lines: [string, string | null][]): HouseFacts => ({
  title,
  facts: lines.flatMap(([label, value]): [string, string][] =>
    value?.trim() ? [[label, isPrintable(value) ? value.trim() : unprintable]] : [],
  ),
});

/** A name of which letters are missing would be the name of something else. */
const unprintable = 'Scan the code to read it: this sheet lacks some of its letters.';

const known = (value: string | null) => (value === 'None' || value === 'Other' ? null : value);
const joined = (text: string | null, kind: string | null) => (text && kind ? `${kind}: ${text}` : (text ?? kind));
