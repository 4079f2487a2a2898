// What a misheard word may have been. Only the ranking listens to it: how sure an answer is, is said by the words that
// are surely there.

import { type SearchIndex, termsOf } from '../index/search-index.ts';
import { concepts } from '../text/concepts.ts';
import { soundsLike } from '../text/spelling.ts';
import { isStopWord, stem, type Token } from '../text/text.ts';

/** Terms of words that sound like the unknown ones of a question, and of two halves together, with their likeness. */
export function phoneticMatches(
  question: Token[],
  index: SearchIndex,
  isKnown: (token: Token) => boolean,
): Map<string, number> {
  const heard = new Map<string, number>();
  const isOdd = (token: Token | undefined) =>
    token !== undefined && !isStopWord(token.word) && !isKnown(token) && !concepts.byFirst.has(token.stem);
  question.forEach((token, at) => {
    if (!isOdd(token)) return;
    const beside = (neighbor: Token | undefined, whole: (other: string) => string) =>
      neighbor && !isKnown(neighbor) ? [whole(neighbor.word)] : [];
    const halves = [
      ...beside(question[at - 1], (before) => before + token.word),
      ...beside(question[at + 1], (after) => token.word + after),
    ];
    for (const sound of [token.word, ...halves]) {
      for (const { word, likeness } of soundsLike(sound, index.vocabulary)) {
        if (isStopWord(word)) continue;
        for (const term of termsOf([{ word, stem: stem(word) }], index.nameStems).keys())
          heard.set(term, Math.max(heard.get(term) ?? 0, likeness * heardShare));
      }
    }
  });
  return heard;
}

/** A word that was only heard weighs so much of one that was said. */
const heardShare = 0.5;
