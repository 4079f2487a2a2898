import { secretLabels, secretNames } from '#contract/enumerations/knowledge.ts';
import * as copy from '#contract/messages/en/properties/guest-preview.ts';
import { fill } from '#contract/messages/fill.ts';
import type { FieldName, Values } from './values.ts';

/** What a guest asks and is told. `locked` ones are told after the stay check alone, and not shown here. */
export type PreviewLine = { asked: string; told: string };

/** What the house would say to a guest, from what is typed so far. No secret is ever read here. */
export function previewOf(values: Values): PreviewLine[] {
  const told = (name: PublicField) => values[name].trim();
  return sayings.flatMap(({ asked, say }) => {
    const words = say(told).filter(Boolean).map(sentence).join(' ');
    return words ? [{ asked, told: words }] : [];
  });
}

/** The names of what is kept for guests whose stay is confirmed. */
export const keptBack = (values: Values): string[] =>
  secretNames.filter((name) => values[name].trim()).map((name) => secretLabels[name]);

type PublicField = Exclude<FieldName, (typeof secretNames)[number] | 'street_address' | 'zip'>;
type Saying = { asked: string; say: (told: (name: PublicField) => string) => string[] };

const sayings: Saying[] = [
  {
    asked: copy.askWifi,
    say: (told) => [told('wifi_name') && fill(copy.wifiName, { network: told('wifi_name') })],
  },
  { asked: copy.askParking, say: (told) => [spots(told('parking_spot_count')), told('special_parking_details')] },
  {
    asked: copy.askTrash,
    say: (told) => [told('trash_bin_location'), curbDay(told('trash_curb_day'))],
  },
  { asked: copy.askTemperature, say: (told) => [told('thermostat_instructions')] },
  { asked: copy.askWaterOff, say: (told) => [told('main_water_shut_off_location')] },
  { asked: copy.askKitchenSink, say: (told) => [told('kitchen_sink_water_valve_location')] },
  { asked: copy.askDishwasher, say: (told) => [told('dishwasher_water_valve_location')] },
  { asked: copy.askBathSink, say: (told) => [told('bath_sink_water_valve_location')] },
  { asked: copy.askLights, say: (told) => [panel(told('electric_panel_location'))] },
  { asked: copy.askFurnace, say: (told) => [told('emergency_furnace_shut_off_location')] },
  { asked: copy.askTv, say: (told) => [has(told('tv_services')) && fill(copy.tv, { services: told('tv_services') })] },
  {
    asked: copy.askLock,
    say: (told) => [has(told('front_door_lock_type')), told('front_door_lock_model')],
  },
];

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
const has = (choice: string) => (choice === 'None' ? '' : choice);
const panel = (place: string) => place && fill(copy.electricPanel, { place });
const curbDay = (day: string) => has(day) && fill(copy.curbDay, { day });
const spots = (count: string) => count && fill(copy.parkingSpots, { count: Number(count) });
