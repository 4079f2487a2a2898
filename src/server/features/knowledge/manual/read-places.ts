// Where things are and how they are used, in the owner's own sentences.
import type { Found } from './found.ts';
import { wordsOf } from './found.ts';
import { deniesIt } from './read-choices.ts';
import { namesPlace } from './read-codes.ts';
import { signsOf } from './signs.ts';
import { type Subject, subjectsOfText, type Told } from './subjects.ts';

interface Asked {
  field: Found['field'];
  about: Subject;
  /** What one of its sentences must say at least. */
  needs: (one: Told) => boolean;
  most: number;
}

const isPlace = (one: Told) => (one.label !== null && one.isNamed ? one.text.length > 2 : namesPlace(one.text));
const isShutOff = (one: Told) => isPlace(one) && ['switch', 'shutoff'].some((sign) => signsOf(wordsOf(one)).has(sign));

const asked: Asked[] = [
  { field: 'main_water_shut_off_location', about: 'mainWater', needs: isPlace, most: 3 },
  { field: 'kitchen_sink_water_valve_location', about: 'kitchenValve', needs: isPlace, most: 1 },
  { field: 'dishwasher_water_valve_location', about: 'dishwasherValve', needs: isPlace, most: 1 },
  { field: 'bath_sink_water_valve_location', about: 'bathValve', needs: isPlace, most: 1 },
  { field: 'emergency_furnace_shut_off_location', about: 'furnace', needs: isShutOff, most: 2 },
  { field: 'electric_panel_location', about: 'panel', needs: isPlace, most: 3 },
  { field: 'thermostat_instructions', about: 'thermostat', needs: () => true, most: 6 },
  {
    field: 'special_parking_details',
    about: 'parking',
    needs: (one) => one.isNamed || subjectsOfText(one.heading)[0] === 'parking',
    most: 5,
  },
  { field: 'trash_bin_location', about: 'bins', needs: isPlace, most: 4 },
];

export function readPlaces(told: readonly Told[]): Found[] {
  return asked.flatMap(({ field, about, needs, most }) => {
    const best = bestRun(runsOf(told, about), needs);
    const begin = best?.findIndex(needs) ?? -1;
    const from = begin < 0 ? [] : (best ?? []).slice(begin, begin + most);
    return from.length > 0 ? [{ field, value: from.map(({ text }) => sentence(text)).join(' '), from }] : [];
  });
}

/** What stands together about one thing: the sentences of a section that speak of it. */
function runsOf(told: readonly Told[], about: Subject): Told[][] {
  const on = told.filter((one) => one.about.includes(about) && !deniesIt(one));
  return [...Map.groupBy(on, ({ section }) => section).values()];
}

/** The one with the most to go by; of two alike the first. */
function bestRun(runs: Told[][], needs: Asked['needs']): Told[] | undefined {
  const scored = runs.filter((run) => run.some(needs)).map((run) => ({ run, score: scoreOf(run) }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.run;
}

function scoreOf(run: Told[]): number {
  const labeled = run.some(({ label, isNamed }) => label !== null && isNamed) ? 3 : 0;
  const places = run.filter((one) => namesPlace(one.text)).length;
  return labeled + Math.min(places, 3) + run.filter(({ isNamed }) => isNamed).length * 0.5;
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
