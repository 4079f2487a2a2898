// What each sentence of a manual is about: by its own words, else by what stands before it, else by its heading.
import type { Sentence } from './sentences.ts';
import { type Sign, signsOf } from './signs.ts';

export const subjects = [
  'box',
  'elsewhere',
  'mainWater',
  'kitchenValve',
  'dishwasherValve',
  'bathValve',
  'furnace',
  'panel',
  'wifi',
  'waterSupply',
  'checkout',
  'thermostat',
  'bins',
  'parking',
  'tv',
  'door',
  'checkin',
  'other',
] as const;
export type Subject = (typeof subjects)[number];

export interface Told extends Sentence {
  about: readonly Subject[];
  /** Whether its own words or its label say so; the rest is taken from what stands around it. */
  isNamed: boolean;
}

type Has = (...signs: Sign[]) => boolean;

/** The first that holds; the valves can hold together. */
const tests: [Subject, (all: Has, any: Has) => boolean][] = [
  ['box', (_, any) => any('box') || any('sparekey')],
  ['elsewhere', (_, any) => any('elsewhere') && any('code', 'lock', 'keypad', 'password') && !any('shutoff', 'panel')],
  [
    'mainWater',
    (all, any) =>
      any('stopcock') ||
      (any('shutoff') && (all('water') || all('main')) && !any('kitchen', 'dishwasher', 'bath', 'furnace', 'tv')),
  ],
  ['kitchenValve', (all, any) => all('kitchen') && any('valve', 'shutoff') && !onlyBath(any)],
  ['dishwasherValve', (all, any) => all('dishwasher') && any('valve', 'shutoff')],
  ['bathValve', (all, any) => all('bath') && any('valve', 'shutoff')],
  ['furnace', (_, any) => any('furnace')],
  ['panel', (_, any) => any('panel')],
  ['thermostat', (_, any) => any('thermostat') && !any('password', 'checkout')],
  ['wifi', (_, any) => any('wifi', 'password')],
  ['waterSupply', (_, any) => any('watersupply')],
  ['checkout', (_, any) => any('checkout')],
  ['thermostat', (_, any) => any('thermostat')],
  ['bins', (_, any) => any('bins')],
  ['parking', (_, any) => any('park')],
  ['tv', (_, any) => any('tv')],
  ['door', (_, any) => any('door', 'keypad', 'lock', 'entering')],
  ['checkin', (_, any) => any('checkin')],
  ['thermostat', (_, any) => any('climate')],
  ['other', (_, any) => any('otherthing', 'rules')],
];

/** "Bathroom sink" names the sink of a bathroom. */
const onlyBath = (any: Has) => any('bath');

const valves: readonly Subject[] = ['kitchenValve', 'dishwasherValve', 'bathValve'];

export function subjectsOfText(text: string | null): Subject[] {
  const signs = signsOf(text);
  if (signs.size === 0) return [];
  const has = (sign: Sign) => signs.has(sign);
  const found = tests
    .filter(([, holds]) =>
      holds(
        (...all) => all.every(has),
        (...any) => any.some(has),
      ),
    )
    .map(([one]) => one);
  const [first] = found;
  if (first && valves.includes(first)) return found.filter((one) => valves.includes(one));
  return first ? [first] : [];
}

export function tell(sentences: readonly Sentence[]): Told[] {
  const told: Told[] = [];
  for (const sentence of sentences) {
    const before = told.at(-1);
    const goesOn = before?.paragraph === sentence.paragraph;
    const own = ownSubjects(sentence);
    const about = own.length > 0 ? own : goesOn ? before.about : subjectsOfText(sentence.heading);
    told.push({ ...sentence, about: about.length > 0 ? about : otherwise(sentence), isNamed: own.length > 0 });
  }
  return told;
}

/** What a label names goes before what its text names: "Main shut-off: breaker in the panel". */
function ownSubjects({ label, text, heading }: Sentence): Subject[] {
  if (opensElsewhere(label, text)) return ['elsewhere'];
  const byLabel = subjectsOfText(label);
  if (byLabel.length > 0) return byLabel;
  const own = subjectsOfText(text);
  const over = subjectsOfText(heading);
  // "Start the dishwasher and take out the trash" under "Before you leave" tells nobody where the bins are.
  if (over[0] === 'checkout' && own[0] !== 'box') return over;
  // Under a heading of its own, a thing named in passing is a place: "the garage", "the bathroom".
  if (own[0] === 'door' && over[0] && over[0] !== 'door' && over[0] !== 'checkin') return over;
  return own;
}

/** "Alarm: 5520#", "Park gate: dial #0455". */
const opensElsewhere = (label: string | null, text: string) =>
  signsOf(label).has('elsewhere') && !signsOf(label).has('door') && /\d{3,}/.test(text);

const otherwise = ({ heading }: Sentence): Subject[] => (heading ? ['other'] : []);
