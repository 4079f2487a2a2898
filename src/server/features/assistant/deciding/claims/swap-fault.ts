// What stands in another clause of the source is said of this one, in place of something of its own.
import type { Aligned } from './align.ts';
import type { Clause, Fault, Item, Turn } from './claim.ts';
import { fits, leftOf } from './fits.ts';
import { isAttribute, isFree, isOfPerson, isTelling, twoSided } from './kinds.ts';

export function swapFault(clause: Clause, { note, claim, at }: Aligned): Fault | null {
  const target = note[at];
  if (!target) return 'nothing';
  const foreign = clause.items.filter((item) => !fits(target, item));
  const alongside = claim.filter((one) => one.items.every((item) => isAttribute(item) && fits(target, item)));
  const all = leftOf(target, clause).filter((item) => !alongside.some((one) => fits(one, item)));
  const left = all.filter(isTelling);
  const isDone = all.some((item) => !isTelling(item) && !isFree(item) && !claim.some((one) => fits(one, item)));
  const isElsewhere = (item: Item) =>
    claim.some(
      (one) =>
        one !== clause && fits(one, item) && (!isAttribute(item) || one.items.some((said) => !fits(target, said))),
    );
  const named = claim.flatMap(({ items }) => items).filter(isOfPerson);
  if (named.length > 0 && !named.some((item) => fits(target, item)) && left.some(isOfPerson)) return 'swap';
  for (const item of foreign) {
    if (item.kind === 'figure' && left.some(({ kind }) => kind === 'figure')) return 'swap';
    if (isAttribute(item) && left.some(isAttribute)) return 'swap';
    if (bringsOther(item, clause, { note, claim })) return 'swap';
    if (item.kind === 'turn') continue;
    if (left.some(isElsewhere)) return 'swap';
    if (isOfPerson(item) && left.some(isOfPerson)) return 'swap';
    if ((left.length > 0 || isDone) && !isWhole(item, clause, { note, at })) return 'swap';
    if (isExchanged(item, clause, note)) return 'swap';
  }
  return null;
}

/** Wherever it stands, there stands also what is not said, or what the clause turns around. */
function bringsOther(item: Item, clause: Clause, { note, claim }: Pick<Aligned, 'note' | 'claim'>): boolean {
  const homes = note.filter((one) => fits(one, item));
  const isOfAnother = (one: Item, home: Clause) =>
    claim.some((other) => other !== clause && fits(other, one) && other.items.some((said) => !fits(home, said)));
  const isOther = (home: Clause) =>
    leftOf(home, clause).some((one) => isTelling(one) && (bindsTo(item) || isOfAnother(one, home))) ||
    clause.items.some((said) => said.kind === 'turn' && isTurnedIn(said, home));
  return homes.length > 0 && homes.every(isOther);
}

const bindsTo = (item: Item): boolean =>
  item.kind === 'figure' ||
  (item.kind === 'turn' && (!isFree(item) || item.senses.some(({ kind }) => kind === 'take' || kind === 'whose')));

/** Of its classes there is only another sign. */
const isTurnedIn = (item: Turn, clause: Clause): boolean =>
  !fits(clause, item) &&
  item.senses.every(
    ({ kind, sign }) => twoSided.has(kind) && clause.senses.some((one) => one.kind === kind && one.sign !== sign),
  );

/** The clause of the same sentence in which it stands is said as a whole. */
const isWhole = (item: Item, clause: Clause, { note, at }: Pick<Aligned, 'note' | 'at'>): boolean =>
  note.some((one) => one.sentence === note[at]?.sentence && fits(one, item) && !leftOf(one, clause).some(isTelling));

/** It stands with somebody else there: "if it breaks, call Ann; for bills write to Bob" does not say "call Bob". */
function isExchanged(item: Item, clause: Clause, note: readonly Clause[]): boolean {
  const homes = note.filter((one) => fits(one, item));
  const persons = clause.items.filter(isOfPerson);
  return (
    persons.length > 0 &&
    homes.every((home) => {
      const same = note.filter(({ sentence }) => sentence === home.sentence);
      const isThere = persons.some((person) => same.some((one) => fits(one, person)));
      return !isThere && same.some((one) => leftOf(one, clause).some(isOfPerson));
    })
  );
}
