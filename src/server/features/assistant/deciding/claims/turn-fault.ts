// Directions, switches and other signs that turn a sentence around, against the clause that it is from.
import { type Aligned, contextOf } from './align.ts';
import type { Clause, Fault, Item, Word } from './claim.ts';
import { fits, isSame } from './fits.ts';
import { isAttribute, isLoose, isPlace, places, twoSided } from './kinds.ts';

/** Of a class of signs the clause has one and its ground only the other. */
export function turnFault(clause: Clause, { note, claim, at }: Aligned, isTurned: boolean): Fault | null {
  const target = note[at];
  for (const item of clause.items) {
    if (item.kind !== 'turn' || !target || fits(target, item)) continue;
    const kinds = item.senses.map(({ kind }) => kind);
    if (isTurned && kinds.some((kind) => twoSided.has(kind))) continue;
    if (target.senses.some(({ kind }) => kinds.includes(kind))) return 'turn';
    if (isOnlyOfTwo(item, clause, note)) continue;
    if (!contextOf(note, at).some((one) => fits(one, item)) && !isLoose(item, note)) return 'turn';
  }
  for (const { kind, sign } of clause.senses) {
    const theirs = target?.senses.filter((one) => one.kind === kind) ?? [];
    const isAside = kind === 'way' && clause.items.some(isPlace); // "to the right of" is "right from"
    if (places.has(kind) && !isAside && theirs.length > 0 && !theirs.some((one) => one.sign === sign)) return 'turn';
  }
  // "Pushed in means closed" does not say "pushed in, it is open".
  const left = target?.senses.filter(
    ({ kind, sign }) => !clause.senses.some((one) => one.kind === kind && one.sign === sign),
  );
  const said = claim.flatMap(({ senses }) => senses);
  for (const { kind, sign } of left ?? []) {
    const others = said.filter((one) => one.kind === kind);
    if (others.length > 0 && twoSided.has(kind) && !isTurned && !others.some((one) => one.sign === sign)) return 'turn';
  }
  return null;
}

/** "Here yes, there not" is "only here". */
export const isOnlyOfTwo = (item: Item, clause: Clause, note: readonly Clause[]): boolean =>
  item.kind === 'turn' &&
  item.senses.some(({ kind, sign }) => kind === 'only' && sign === 'only') &&
  note.some(
    (one) =>
      !one.isDenied &&
      clause.items.some((other) => other !== item && fits(one, other)) &&
      note.some(({ isDenied, sentence }) => isDenied && sentence === one.sentence),
  );

/** "In front of the garage" does not say "in the garage". */
export function placeFault(clause: Clause, { note, at }: Aligned): Fault | null {
  const items = note[at]?.items ?? [];
  const isLost = items.some((item, i) => {
    const next = items[i + 1];
    return isPlace(item) && next?.kind === 'word' && saysAlone(clause, item, next);
  });
  return isLost ? 'turn' : null;
}

/** "The red bin by the blue door" does not say "the blue bin". */
export function neighborFault(clause: Clause, { note, at }: Aligned): Fault | null {
  const target = note[at];
  if (!target) return null;
  const isMoved = clause.items.some((item, i) => {
    if (!isAttribute(item) && !isPlace(item)) return false;
    const there = target.items.flatMap((one, k) => (isSame(one, item) ? [k] : []));
    const beside = (list: readonly Item[], k: number, width: number) =>
      list.slice(Math.max(k - width, 0), k + width + 1).filter((one): one is Word => one.kind === 'word');
    const [mine, theirs] = [beside(clause.items, i, 3), there.flatMap((k) => beside(target.items, k, 1))];
    if (mine.length === 0 || theirs.length === 0) return false;
    const isKept = mine.some((one) => theirs.some((other) => isSame(other, one)));
    return !isKept && theirs.some((other) => clause.items.some((one) => isSame(one, other)));
  });
  return isMoved ? 'swap' : null;
}

/** The thing without where it is of it. */
const saysAlone = (clause: Clause, place: Item, thing: Item): boolean =>
  !fits(clause, place) && clause.items.some((said) => isSame(said, thing));
