// What the reader of lines looks at in a guest's line, as column numbers that all its heads and all languages share.
import { inEnglish } from '../languages/translate-words.ts';
import { normalize, words } from '../text/text.ts';
import { pairsOf, piecesOf, type Sort, spread, type Traits } from '../text/traits.ts';
import { ruledDanger } from './safety.ts';
import type { Reading } from './slot-rules.ts';

/** Words of a line that are looked at: what a guest wants stands in its beginning or is told again. */
const maxWords = 90;

/** What a line is read with besides its words. */
export interface LineContext {
  /** What the assistant did last, and how jobs stand (`linesBefore`): "the second one" is nothing by itself. */
  before: readonly string[];
  /** Which rules hold, by their names. */
  hints: readonly string[];
}

/** Families of signs: a tool that leaves one out says what it is worth. */
export const families = [
  'words',
  'pairs',
  'pieces',
  'English words',
  'slots',
  'rules',
  'what stood before',
  'form',
] as const;
export type Family = (typeof families)[number];

/** @param without a family that is left out */
export function lineTraits(reading: Reading, context: LineContext, width: number, without?: Family): Traits {
  const sorts = sortsOf(reading, context);
  return spread(
    sorts.filter(([family]) => family !== without).map(([, sort]) => sort),
    width,
  );
}

function sortsOf(reading: Reading, { before, hints }: LineContext): [Family, Sort][] {
  const { text, whole } = reading;
  const said = words(normalize(text)).slice(0, maxWords);
  const english = words(normalize(inEnglish(text))).slice(0, maxWords);
  const form = [text.includes('?') ? '?mark' : '?none', lengthOf(said), `^${said[0]}`, `^${said[0]} ${said[1]}`];
  return [
    ['words', [1, 4, said]],
    ['pairs', [0.8, 4, pairsOf(said)]],
    ['pieces', [1, 40, said.flatMap(piecesOf)]],
    ['English words', [0.8, 4, english.map((word) => `en ${word}`)]],
    ['English words', [0.5, 4, pairsOf(english).map((pair) => `en ${pair}`)]],
    ['slots', [1, 2, [...whole.slots].map((slot) => `#${slot}`)]],
    ['rules', [1, 1, [...dangerHints(reading), ...hints].map((hint) => `!${hint}`)]],
    ['what stood before', [0.7, 1, before.map((one) => `@${one}`)]],
    ['what stood before', [0.8, 4, before.flatMap((one) => said.map((word) => `@${one} ${word}`))]],
    ['form', [0.5, 2, [...form, ...before.map((one) => `@${one} ${lengthOf(said)}`)]]],
  ];
}

function lengthOf({ length }: string[]): string {
  if (length <= 3) return '.short';
  if (length <= 8) return '.middling';
  return length <= 20 ? '.long' : '.longest';
}

/** What the rules of danger see; they ring by themselves, and here they are one sign among many. */
function dangerHints(reading: Reading): string[] {
  const ruled = ruledDanger(reading);
  return [ruled ? `danger ${ruled.tier}` : 'no danger', ...(ruled ? [`danger ${ruled.kind}`] : [])];
}
