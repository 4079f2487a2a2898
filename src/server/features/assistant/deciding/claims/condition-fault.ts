// What holds under a condition, for some, or for the owner is not said without that.
import type { Aligned } from './align.ts';
import { type Clause, type Fault, has, type Item, says } from './claim.ts';
import { fits, leftOf } from './fits.ts';

export function conditionFault(clause: Clause, { note, claim, asked, at }: Aligned): Fault | null {
  const target = note[at];
  const isConditional = note.some(
    (one) => one.sentence === target?.sentence && has(one, 'if') && !isTheCase(one, asked),
  );
  if (isConditional && !claim.some((one) => has(one, 'if'))) return 'condition';
  if (!target) return null;
  // "Only for groups" does not say that you may; neither does "that one is ours".
  const left = leftOf(target, clause).some(({ kind }) => kind === 'word');
  if (has(target, 'tense') && !has(clause, 'tense')) return 'condition';
  const price = leftOf(target, clause).some((item) => item.kind === 'figure' && item.unit && monies.has(item.unit));
  if (clause.keys.has('=free') && price) return 'condition';
  if (isOnly(target) && left && !claim.some(isOnly)) return 'condition';
  // "…, but only carrots"
  const after = note[at + 1];
  const opens = after?.items[0]?.kind === 'turn' && after.items[0].senses.some(({ kind }) => kind === 'only');
  const limits = after && opens && after.sentence === target.sentence && isOnly(after) ? [after] : [];
  if (limits.some(({ items }) => !items.some((item) => claim.some((one) => fits(one, item))))) return 'condition';
  return says(clause, 'duty', 'may') && says(target, 'whose', 'ours') && !says(clause, 'whose', 'ours')
    ? 'condition'
    : null;
}

const monies = new Set(['dollar', 'euro', 'pound', 'real', 'cent']);

const isOnly = (clause: Clause): boolean => says(clause, 'only', 'only');

/** The guest speaks of all that the condition names. */
function isTheCase(condition: Clause, asked: readonly Clause[]): boolean {
  const named = condition.items.filter(({ kind }) => kind === 'word');
  const isDenied = (item: Item) => asked.some((one) => one.isDenied !== condition.isDenied && fits(one, item));
  return named.length > 0 && named.every((item) => asked.some((one) => fits(one, item)) && !isDenied(item));
}
