// What a job says of its trouble, as more of it is told. The contractor reads this and no timeline.
import { limits } from '#contract/limits.ts';

/** Room for two whole reports. */
const mostLetters = 2 * limits.longText + 200;
export const leftOut = '[…]';

/** The newest words are whole: where there is no room for all, words before them are left out, and that is seen. */
export function withNewest(before: string, newest: string): string {
  const all = `${before}\n${newest}`;
  if (all.length <= mostLetters) return all;
  const end = `${leftOut}\n${newest}`;
  return end.length >= mostLetters ? cut(newest) : `${before.slice(0, mostLetters - end.length)}${end}`;
}

/** The other way round: the first words are whole. */
export const withOthers = (first: string, others: string): string => cut(`${first}\n${others}`);

const cut = (words: string): string =>
  words.length <= mostLetters ? words : `${words.slice(0, mostLetters - leftOut.length)}${leftOut}`;
