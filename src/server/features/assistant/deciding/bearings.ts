// The small words that turn a sentence around: how many, which way, whether at all. Those of search drop most of them.

/** The one sign for all words that say the same, so that "2" is "two" and "don't" denies as "not" does. */
export const bearingOf = (word: string): string | undefined => (/\d/.test(word) ? word : bearings.get(word));

const not = '¬';

/** "No cats" denies the cats: a denial is of one piece with what follows it. */
export function withDenials(bearers: readonly string[]): string[] {
  const joined: string[] = [];
  for (const one of bearers) {
    const before = joined.at(-1);
    if (before?.endsWith(not)) joined[joined.length - 1] = before + one;
    else joined.push(one);
  }
  return joined;
}

/** How often a sentence denies or makes an exception. */
export const denials = (bearers: readonly string[]): number => bearers.join('').split(not).length - 1;

const groups: [sign: string, words: string][] = [
  [
    not,
    'no not never none nothing nobody nowhere neither nor without except unless cannot forbidden prohibited closed only until don doesn didn isn aren won wouldn shouldn mustn',
  ],
  // Whose something is.
  ['→guest', 'guest guests'],
  ['2', 'two both'],
  ['3', 'three'],
  ['4', 'four'],
  ['5', 'five'],
  ['6', 'six'],
  ['7', 'seven'],
  ['8', 'eight'],
  ['9', 'nine'],
  ['10', 'ten'],
  ['11', 'eleven'],
  ['12', 'twelve'],
];

/** What holds only under a condition, or not yet: it may neither be added nor left out. */
const conditions = 'if when with provided will';
const isCondition = new Set(conditions.split(' ').map((word) => `→${word}`));

/** How often a sentence says that it holds only under a condition, or not yet. */
export const conditionCount = (bearers: readonly string[]): number =>
  bearers.filter((one) => isCondition.has(one)).length;

/** Each says something of its own that the search takes for a small word, or for one of two that mean the opposite. */
const single =
  'from to till by least most more less must may might shall was were am pm left right up down top bottom upper lower north south east west front back above below over under before after inside outside in out on off first second third last next open clockwise counterclockwise half all every free once twice ours yours';

const bearings = new Map<string, string>([
  ...groups.flatMap(([sign, words]) => words.split(' ').map((word): [string, string] => [word, sign])),
  ...`${single} ${conditions}`.split(' ').map((word): [string, string] => [word, `→${word}`]),
]);
