// What is called by a name of its own.
import type { Language } from '#language/languages';
import { normalize } from '#language/text';
import { isFunctionWord, isKnown, partsOfCompound } from './lexicon.ts';

/** Whatever is written large within a sentence, also one letter ("pier B"); of German what no list knows besides. */
export function namesIn(sentence: string, language: Language): Set<string> {
  const large = [...sentence.matchAll(/(?<=[\p{L}\d,;:–-]['’]?\s)\p{Lu}[\p{L}]*/gu)].map(([word]) => normalize(word));
  const titled = [...sentence.matchAll(titles)].map(([, word]) => normalize(word ?? ''));
  return new Set([
    ...titled,
    ...large.filter((word) => (word.length > 1 ? language !== 'de' || isGermanName(word) : !vowels.has(word))),
  ]);
}

const isGermanName = (word: string): boolean =>
  !polite.has(word) && (isFunctionWord(word, 'de') || !(isKnown(word, 'de') || partsOfCompound(word)));

const titles =
  /(?<!\p{L})(?:Herrn?|Frau|Mr|Mrs|Ms|[Ss]eñora?|Don|Doña|[Mm]onsieur|[Mm]adame|[Ss]enhora?|Dona|Seu)\s(\p{Lu}\p{L}+)/gu;
const polite = new Set(['sie', 'ihr', 'ihre', 'ihnen', 'ihren', 'ihrem', 'ihrer', 'ihres']);

/** Each is a small word somewhere. */
const vowels = new Set(['a', 'e', 'i', 'o', 'u', 'y']);
