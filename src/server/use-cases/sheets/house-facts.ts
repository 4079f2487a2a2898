import * as ofChoices from '#contract/messages/en/properties/choices.ts';
import * as copyInEnglish from '#contract/messages/en/sheets/prints.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { labelOfChoice } from '#contract/properties/property-choices.ts';
import type { PropertyRecord } from '#features/properties';
import { retold } from '#server/kernel/retold.ts';
import { isPrintable } from './letters.ts';

const copy = spoken(copyInEnglish);

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
    group(copy.waterOrPower, [
      [copy.waterShutOff, joined(p.main_water_shut_off_location, known(p.main_water_shut_off_type))],
      [copy.kitchenValve, p.kitchen_sink_water_valve_location],
      [copy.dishwasherValve, p.dishwasher_water_valve_location],
      [copy.bathValve, p.bath_sink_water_valve_location],
      [copy.electricPanel, p.electric_panel_location],
      [copy.furnaceShutOff, p.emergency_furnace_shut_off_location],
    ]),
    group(copy.wifiAndTv, [
      [copy.network, p.wifi_name],
      [copy.password, p.wifi_name && copy.passwordOnScan],
      [copy.tv, known(p.tv_services)],
    ]),
    group(copy.heatingAndCooling, [[copy.thermostat, joined(p.thermostat_instructions, known(p.thermostat_type))]]),
    group(copy.parking, [
      [copy.spots, p.parking_spot_count === null ? null : String(p.parking_spot_count)],
      [copy.goodToKnow, p.special_parking_details],
    ]),
    group(copy.trash, [
      [copy.bins, p.trash_bin_location],
      [copy.curbDay, p.trash_curb_day === 'None' ? copy.noPickUp : known(p.trash_curb_day)],
    ]),
  ].filter(({ facts }) => facts.length > 0);

const group = (title: string, lines: [string, string | null][]): HouseFacts => ({
  title,
  // A name of which letters are missing would be the name of something else.
  facts: lines.flatMap(([label, value]): [string, string][] =>
    value?.trim() ? [[label, isPrintable(value) ? value.trim() : copy.unprintable]] : [],
  ),
});

const known = (value: string | null) =>
  value === null || value === 'None' || value === 'Other' ? null : retold(labelOfChoice(value), ofChoices);
const joined = (text: string | null, kind: string | null) =>
  text && kind ? fill(copy.kindAndPlace, { kind, text }) : (text ?? kind);
