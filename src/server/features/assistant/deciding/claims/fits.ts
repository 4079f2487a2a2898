// Whether a clause holds what another one says: a word or one that says the same, a figure with what it counts, a sign.

import type { Clause, Figure, Item, Turn, Word } from './claim.ts';
import { isSameValue } from './figures.ts';
import { isSameUnit } from './units.ts';

export function fits(clause: Clause, item: Item): boolean {
  if (item.kind === 'word') return holds(clause, item);
  return item.kind === 'figure' ? counts(clause, item) : turnsAlike(clause, item);
}

/** Whether two items say the same. */
export const isSame = (one: Item, other: Item): boolean =>
  fits(
    {
      items: [one],
      keys: one.kind === 'figure' ? new Set() : one.keys,
      senses: one.kind === 'turn' ? one.senses : [],
      isDenied: false,
      isElliptical: false,
      sentence: 0,
    },
    other,
  );

function holds(clause: Clause, word: Word): boolean {
  if (hasKey(clause, word.keys) || isImplied(clause, word)) return true;
  if (word.parts.length > 0 && word.parts.every((part) => hasKey(clause, part))) return true;
  if (word.isName) return false;
  return clause.items.some((item) => item.kind === 'word' && isInflected(word, item));
}

/** Whoever arrives at four arrives from four on, and who leaves at ten leaves by ten; others stay what they are. */
function isUsualBound({ keys, senses }: Clause, one: Figure, other: Figure): boolean {
  const role = one.role ?? other.role;
  if (one.role && other.role) return false;
  if (!one.value.startsWith('@') && !other.value.startsWith('@')) return !one.role;
  const opens = senses.some(({ kind, sign }) => kind === 'door' && sign === 'open');
  const closes = senses.some(({ kind, sign }) => kind === 'door' && sign === 'close');
  return role === 'start'
    ? keys.has('=checkin') || keys.has('=begin') || opens
    : keys.has('=checkout') || keys.has('=finish') || closes;
}

/** A price costs, a temperature is warm, a weight weighs, a car parks. */
const isImplied = (clause: Clause, { keys }: Word): boolean =>
  (keys.has('=parking') && clause.keys.has('=car')) ||
  clause.items.some(
    (item) => item.kind === 'figure' && (implied.get(item.unit ?? '') ?? []).some((key) => keys.has(key)),
  );

const implied = new Map<string, string[]>([
  ...['dollar', 'euro', 'pound', 'real', 'cent'].map((unit): [string, string[]] => [unit, ['=fee']]),
  ...['degree', 'celsius', 'fahrenheit'].map((unit): [string, string[]] => [unit, ['=warmth']]),
  ...['lb', 'kilo'].map((unit): [string, string[]] => [unit, ['=weigh', '=heavy']]),
  ...['year'].map((unit): [string, string[]] => [unit, ['=age']]),
]);

/** Of a compound that no list has, what it ends with says what it is. */
const hasKey = (clause: Clause, keys: Set<string>): boolean =>
  [...keys].some((key) => clause.keys.has(key)) ||
  clause.items.some((item) => item.kind === 'word' && [...(item.parts.at(-1) ?? [])].some((key) => keys.has(key)));

/** The same beginning, where not both are known words that say different things. */
function isInflected(word: Word, other: Word): boolean {
  if (word.isKnown && other.isKnown) return false;
  const [short, long] = [word.said, other.said]
    .map((one) => one.replace(/^ge(?=.{4})/, ''))
    .sort((a, b) => a.length - b.length);
  if (!short || !long) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  return same >= 4 && same >= short.length * 0.7 && same >= long.length - 4;
}

function counts(clause: Clause, figure: Figure): boolean {
  return clause.items.some(
    (item) =>
      item.kind === 'figure' &&
      isSameValue(item.value, figure.value) &&
      (!item.unit || !figure.unit || isSameUnit(item.unit, figure.unit)) &&
      (item.role === figure.role || isUsualBound(clause, figure, item)) &&
      !(item.unit && item.unit !== 'year' && !figure.unit && figure.of) &&
      (!item.of || !figure.of || isSame(item.of, figure.of) || holds(clause, figure.of)),
  );
}

/** What the one has and the other does not say: each of its items by one of the other's. */
export function leftOf(target: Clause, clause: Clause): Item[] {
  const unused = new Set(clause.items);
  const ofItems = new Set(clause.items.flatMap((item) => (item.kind === 'figure' ? [] : [...item.keys])));
  const isSaidSmall = (item: Item) =>
    item.kind === 'word' &&
    [...item.keys].some((key) => key.startsWith('=') && clause.keys.has(key) && !ofItems.has(key));
  const said = new Set<string>();
  return target.items.filter((item) => {
    const one = [...unused].find((other) => isSame(other, item));
    if (one) unused.delete(one);
    const isAgain = item.kind !== 'figure' && said.has(item.said);
    if (item.kind !== 'figure') said.add(item.said);
    return !one && !isAgain && !isSaidSmall(item);
  });
}

function turnsAlike(clause: Clause, turn: Turn): boolean {
  return (
    turn.senses.some(({ kind, sign }) => clause.senses.some((one) => one.kind === kind && one.sign === sign)) ||
    [...turn.keys].some((key) => key.startsWith('=') && clause.keys.has(key))
  );
}
