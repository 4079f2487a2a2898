import { secretLabels, secretNames } from '#contract/enumerations/knowledge.ts';
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
    asked: 'What is the Wi-Fi called?',
    say: (told) => [told('wifi_name') && `The network is ${told('wifi_name')}.`],
  },
  { asked: 'Where do I park?', say: (told) => [spots(told('parking_spot_count')), told('special_parking_details')] },
  {
    asked: 'Where does the trash go?',
    say: (told) => [told('trash_bin_location'), curbDay(told('trash_curb_day'))],
  },
  { asked: 'How do I set the temperature?', say: (told) => [told('thermostat_instructions')] },
  { asked: "There's a leak! How do I turn the water off?", say: (told) => [told('main_water_shut_off_location')] },
  { asked: 'The kitchen sink leaks.', say: (told) => [told('kitchen_sink_water_valve_location')] },
  { asked: 'The dishwasher leaks.', say: (told) => [told('dishwasher_water_valve_location')] },
  { asked: 'The bathroom sink leaks.', say: (told) => [told('bath_sink_water_valve_location')] },
  { asked: 'Half of the lights are out.', say: (told) => [panel(told('electric_panel_location'))] },
  { asked: 'The furnace smells odd.', say: (told) => [told('emergency_furnace_shut_off_location')] },
  { asked: 'What can I watch?', say: (told) => [has(told('tv_services')) && `TV: ${told('tv_services')}.`] },
  {
    asked: 'What kind of lock is it?',
    say: (told) => [
      has(told('front_door_lock_type')) && `${told('front_door_lock_type')}.`,
      told('front_door_lock_model'),
    ],
  },
];

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
const has = (choice: string) => (choice === 'None' ? '' : choice);
const panel = (place: string) => place && `The electric panel: ${place}`;
const curbDay = (day: string) => has(day) && `It is picked up on ${day}.`;
const spots = (count: string) =>
  count && (count === '1' ? 'There is 1 parking spot.' : `There are ${count} parking spots.`);
