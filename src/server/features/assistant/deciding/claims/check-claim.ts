// Whether the sources say what a sentence claims: every word of it, each figure with what it counts, no direction turned
// around, nothing denied that they affirm, and nothing said of one thing that they say of another.
import { type Aligned, type Ground, nearest } from './align.ts';
import { type Clause, type Fault, has, type Item } from './claim.ts';
import { conditionFault } from './condition-fault.ts';
import { fits } from './fits.ts';
import { isFree, isLoose, twoSided } from './kinds.ts';
import { readClaim } from './read-claim.ts';
import { guestRead, sourceRead } from './readings.ts';
import { swapFault } from './swap-fault.ts';
import { isOnlyOfTwo, neighborFault, placeFault, turnFault } from './turn-fault.ts';
import { languageNamed } from './words-of.ts';

export interface Sources {
  sources: readonly string[];
  /** What the guest wrote: it backs nothing, and tells whether they are in the case that a condition names. */
  guest: readonly string[];
  /** Of what is said. */
  language: string;
}

/** Null where each clause of it is said by one of the sources. @param said one sentence */
export function faultInClaim(said: string, { sources, guest, language: spoken }: Sources): Fault | null {
  const language = languageNamed(spoken);
  if (!language) return 'nothing';
  const claim = readClaim(said.replace(assent, ''), language).filter(({ items }) => items.length > 0);
  if (claim.every(({ items }) => items.every(isFree))) return 'nothing';
  const notes = sources.map((source) => sourceRead(source, language));
  const asked = guestRead(guest, language);
  if (yes.test(said) && confirmsFigure(asked, claim, notes.flat())) return 'figure';
  for (const clause of claim) {
    const faults = notes.map((note) => faultOf(clause, { note, claim, asked }));
    if (!faults.includes(null)) return faults[0] ?? 'nothing';
  }
  return null;
}

/** "Yes," before what is told. */
const assent =
  /^\s*(?:(?:yes|no|sure|of course|sí|si|claro|por supuesto|oui|non|bien sûr|ja|nein|natürlich|sim|não|pode sim|pues)(?!\p{L})\s*[,.!;:–-]+\s*)+/iu;

const yes = /^\s*(?:yes|sure|of course|sí|claro|por supuesto|oui|bien sûr|ja|natürlich|sim|pode sim)(?!\p{L})/iu;

/** "Yes, you can leave" says yes to whatever time the guest wrote. */
const confirmsFigure = (asked: readonly Clause[], claim: readonly Clause[], note: readonly Clause[]): boolean =>
  !claim.some(({ items }) => items.some(isFigure)) &&
  asked.some(({ items }) => items.some((item) => isFigure(item) && !note.some((one) => fits(one, item))));

/** "Plums and pears" are told by one sentence, or not of one kind. */
function fromSameSentence(clause: Clause, { note, claim }: Ground): number[] {
  const places = nearest(clause, note);
  const before = claim[claim.indexOf(clause) - 1];
  if (!clause.isElliptical || !before) return places;
  const sentences = new Set(nearest(before, note).map((at) => note[at]?.sentence));
  return note.flatMap((one, at) =>
    sentences.has(one.sentence) && clause.items.some((item) => fits(one, item)) ? [at] : [],
  );
}

const isFigure = (item: Item): boolean => item.kind === 'figure';

function faultOf(clause: Clause, { note, ...ground }: Ground): Fault | null {
  for (const item of clause.items)
    if (!note.some((one) => fits(one, item)) && !isLoose(item, note) && !isOnlyOfTwo(item, clause, note))
      return item.kind;
  const faults = fromSameSentence(clause, { note, ...ground }).map((at) =>
    faultAgainst(clause, { note, ...ground, at }),
  );
  if (clause.items.every((item) => isFree(item) && !isOnlyDenied(item, note)) && faults.length === 0) return null;
  return faults.length === 0 ? 'nothing' : faults.includes(null) ? null : (faults[0] ?? null);
}

function faultAgainst(clause: Clause, aligned: Aligned): Fault | null {
  const target = aligned.note[aligned.at];
  if (!target) return 'nothing';
  const isTurnedTwice = hasOpposite(clause, target);
  if (clause.isDenied !== target.isDenied && !isTurnedTwice) return 'denial';
  // "You need not strip the beds" does not say "do not strip the beds".
  if (clause.isDenied && target.isDenied && has(clause, 'need') !== has(target, 'need')) return 'denial';
  if (!clause.isDenied && clause.items.some((item) => isOnlyDenied(item, aligned.note))) return 'denial';
  return (
    exceptionFault(clause, aligned) ??
    turnFault(clause, aligned, clause.isDenied !== target.isDenied) ??
    placeFault(clause, aligned) ??
    neighborFault(clause, aligned) ??
    conditionFault(clause, aligned) ??
    swapFault(clause, aligned)
  );
}

/** "The cat scratches, do not lift her" does not say "lift the cat". */
const isOnlyDenied = (item: Item, note: readonly Clause[]): boolean => {
  const where = note.filter((one) => fits(one, item));
  return where.length > 0 && where.every(({ isDenied }) => isDenied);
};

/** "Keep it shut" is "do not leave it open". */
const hasOpposite = (clause: Clause, target: Clause): boolean =>
  clause.senses.some(
    ({ kind, sign }) => twoSided.has(kind) && target.senses.some((one) => one.kind === kind && one.sign !== sign),
  );

/** "Close all but the kitchen's" is said by "leave the kitchen's open", too. */
function exceptionFault(clause: Clause, { note, claim, at }: Aligned): Fault | null {
  const target = note[at];
  if (!target || has(clause, 'except') === has(target, 'except')) return null;
  const before = claim[claim.indexOf(clause) - 1];
  const same = note.filter(({ sentence }) => sentence === target.sentence);
  return has(clause, 'except') && before && same.some((one) => hasOpposite(before, one)) ? null : 'exception';
}
