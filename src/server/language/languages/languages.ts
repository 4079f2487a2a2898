// Which language a text is in.
import { dataBytes } from '../text/data-text.ts';
import { normalize } from '../text/text.ts';
import { columnCount, scoresOf, weighed } from './language-weights.ts';

/** Those that texts are put into English from, and Chinese, which its signs tell. */
export const spoken = [...weighed, 'zh'] as const;
export type Language = (typeof spoken)[number];

/**
 * What a text is most likely in.
 *
 * @param likely what it is in where it tells little: "wifi?" is in the language of the thread, as one English word may
 * stand in any of them
 * @param trust how surely that is so, as the logarithm of a chance
 */
export function languageTold(text: string, likely: Language, trust: number): Language {
  const [first] = ranked(text, likely, trust);
  const isLoan = first?.language === 'en' && !text.trim().includes(' ');
  return first && !isLoan ? first.language : likely;
}

/** Null where it might as well be in another one: "parking?", "taxi". */
export function languageClearlyTold(text: string): Language | null {
  const [first, second] = ranked(text);
  return first && (!second || first.score - second.score >= clearly) ? first.language : null;
}

/** A sentence of four words mostly has 60, a word that is of two languages less than 18. */
const clearly = 18;

/** Best first; none for a text of hardly any letters: "no" and "si" are of several languages, and so is "nö" without its dots. */
function ranked(text: string, likely?: Language, trust = 0): { language: Language; score: number }[] {
  if (/[\p{Script=Han}]/u.test(text)) return [{ language: 'zh', score: 0 }];
  const normalized = normalize(text);
  const scores = scoresOf(weights, normalized);
  if (!scores || (normalized.match(/\p{L}/gu) ?? []).length < fewLetters) return [];
  return weighed
    .map((language) => ({ language, score: scores[language] + (language === likely ? trust : 0) }))
    .sort((one, other) => other.score - one.score);
}

const fewLetters = 4;

const weights = new Int8Array(dataBytes('language-weights.bin'));
if (weights.length !== columnCount * weighed.length) throw new Error('language-weights.bin has another shape.');
