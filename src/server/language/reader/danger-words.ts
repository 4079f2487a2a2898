// Danger in the five languages guests write: word beginnings that stand together in a message, whatever lies between
// them.
import type { DangerRule } from './danger-book.ts';
import { phoneticMatches } from './danger-thoughts.ts';

/**
 * Every rule that a message fills. Questions, suppositions and what is denied count for nothing, except where a rule
 * says so.
 */
export function alarmsIn(text: string): DangerRule[] {
  const { books, everything, plain, withQuestions, withDenials, all } = phoneticMatches(text);
  return namedIn(books.rules, everything).filter(({ asked, neg, needs, unless }) =>
    (asked ? (neg ? all : withQuestions) : neg ? withDenials : plain).some(
      (said) => needs.every((slot) => slot.test(said)) && !unless.some((slot) => slot.test(said)),
    ),
  );
}

/** The rules all of whose slots stand anywhere in the message: few, so that a long one is read in time. */
function namedIn(rules: DangerRule[], said: string): DangerRule[] {
  const stands = new Map<RegExp, boolean>();
  const isThere = (slot: RegExp): boolean => {
    const known = stands.get(slot) ?? slot.test(said);
    stands.set(slot, known);
    return known;
  };
  return rules.filter(({ needs }) => needs.every(isThere));
}
