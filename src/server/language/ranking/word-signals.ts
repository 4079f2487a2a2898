// Which words of a question the snippet does not have, weighed by how much they tell among all that guests ask about: a
// word of "sounds great" is no loss, "gluten" is.

import { type IndexedSnippet, rarity, type SearchIndex } from '../index/search-index.ts';
import { tells } from '../index/topics.ts';
import { conceptsAt } from '../text/concepts.ts';
import { isStopWord } from '../text/text.ts';
import type { Ranking } from './search.ts';

/** In the order of `signalNames`, from `tellingLost` on; each roughly within 0 to 3. */
export function wordSignals(index: SearchIndex, { question, terms }: Ranking, document: IndexedSnippet): number[] {
  const words = question.flatMap((token, at) => {
    if (isStopWord(token.word) || index.nameStems.has(token.stem) || /^\d+$/.test(token.word)) return [];
    const isHeld =
      document.terms.has(token.stem) || conceptsAt(question, at).some((concept) => document.terms.has(`#${concept}`));
    return [
      {
        isHeld,
        weight: tells(token.stem),
        rare: rarity(index.postings.get(token.stem)?.length ?? 0, index.documents.length),
      },
    ];
  });
  const lost = words.filter(({ isHeld }) => !isHeld).map(({ weight }) => weight);
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const subjects = [...document.title].filter((term) => term.startsWith('#') && !broad.has(term));
  return [
    all === 0 ? 0 : lost.reduce((sum, weight) => sum + weight, 0) / all,
    Math.max(0, ...lost) / 5,
    all / 10,
    heldness(words.at(0)),
    heldness(words.at(-1)),
    Math.min(subjects.filter((term) => !terms.has(term)).length, 3),
    Math.min(words.filter(({ isHeld, weight }) => isHeld && weight === 0).length, 2),
    Math.max(0, ...words.filter(({ isHeld }) => isHeld).map(({ weight }) => weight)) / 5,
    Math.max(0, ...words.filter(({ isHeld }) => isHeld).map(({ rare }) => rare)) / 3,
  ];
}

const heldness = (word: { isHeld: boolean } | undefined): number => (word ? Number(word.isHeld) : 0.5);

/** Concepts of what may be asked of anything: they make no subject. */
const broad = new Set(
  'time cost nocost card data age more area phone change many day hours'.split(' ').map((name) => `#${name}`),
);
