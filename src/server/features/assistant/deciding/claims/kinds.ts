// The classes of data/claims.txt by what they do to a sentence.
import { type Clause, has, type Item } from './claim.ts';

const isOfKind = (item: Item, kinds: Set<string>): boolean =>
  item.kind === 'turn' && item.senses.some(({ kind, sign }) => kinds.has(kind) || kinds.has(`${kind} ${sign}`));
const setOf = (list: string): Set<string> => new Set(list.split(', '));

/** It adds little where the source has no sign of its class at all. */
export const isLoose = (item: Item, note: readonly Clause[]): boolean =>
  item.kind === 'turn' && isFree(item) && !item.senses.some(({ kind }) => note.some((one) => has(one, kind)));

export const isFree = (item: Item): boolean => isOfKind(item, free);
const free = setOf(
  'duty, share all, share both, take, whose, when during, if, role, title, supply given, self, tense, need, here',
);

/** What tells one thing from another like it. */
export const isAttribute = (item: Item): boolean => isOfKind(item, attributes);
const attributes = setOf(
  'color, side, height, floor, depth, compass, order, size, age, day, month, part, length, inner, title',
);

export const isPlace = (item: Item): boolean => isOfKind(item, places);
export const places = setOf('depth, height, inner, side, near, way, inout');

/** "Shut" is "not open". */
export const twoSided = setOf('door, switch, bolt, fill, wet, heat, take, able, roll');

/** It says what another thing than it is not. */
export const isTelling = (item: Item): boolean => item.kind !== 'turn' || isOfKind(item, telling) || isOfPerson(item);

const telling = new Set([...attributes, ...twoSided, 'whose']);

export const isOfPerson = (item: Item): boolean =>
  isOfKind(item, self) || (item.kind === 'word' && (item.isName || [...item.keys].some((key) => persons.has(key))));
const self = setOf('self');
const persons = setOf(
  '=owner, =neighbor, =sister, =brother, =son, =daughter, =mother, =father, =husband, =wife, =uncle, =aunt, =parents, =plumber, =electrician, =farmer, =gardener, =caretaker, =repairer, =cleaner',
);
