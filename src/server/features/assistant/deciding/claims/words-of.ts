// The words and figures of a clause in one spelling, and which language a text is in.
import type { Language } from '#language/languages';
import { normalize, words } from '#language/text';
import { withFigures } from './figures.ts';
import { wordsOfLanguage } from './lexicon.ts';

/** Figures with what stands by them, words, signs of money. */
export const wordsOf = (text: string, language: Language): string[] =>
  withFigures(withParticles(normalize(text), language), language).match(
    /@\d+(?:~\d+)?|\d+(?:[.:]\d+)?|\p{L}+\d*|[$€£%°]/gu,
  ) ?? [];

/** "Turn it on", "Licht an": the small words that stand for a switch or a door rather than before a thing. */
function withParticles(text: string, language: Language): string {
  if (language === 'fr') return text.replace(/\bn(?:e |')(\p{L}+(?: pas)?) qu(?:e |')/gu, '$1 seulement ');
  if (language === 'de') return text.replace(/(?<!vom \p{L}+ )\b(an|aus|ein|auf|zu)(?=\s*(?:$|[.!?,;:]))/gu, 'part$1');
  if (language !== 'en') return text;
  return text
    .replace(
      /\b(on|off)(?=\s*(?:$|[.!?,;:])| (?:when|whenever|while|all|at night|until|till|before|after|during|for|and|or|if|by itself|always|overnight|(?:an?|one|\d+) (?:hour|minute)))/g,
      'switch$1',
    )
    .replace(/\b(?:turn|switch)(?:s|ed|ing)?((?: (?:it|them|the \w+(?: \w+)?))?) (on|off)\b/g, '$1 switch$2')
    .replace(/\b(?:turn|switch)(?:s|ed|ing)?\b(?=.{0,40} switch(?:on|off)\b)/g, '');
}

/** Titles without their dots, and letters that stand for two. */
export const plainly = (text: string): string =>
  text
    .replace(/\b(Mr|Mrs|Ms|Dr|Sr|Sra|Dra|St|ext|approx|ca|No)\.\s/gi, '$1 ')
    .replace(/ß/g, 'ss')
    .replace(/œ/gi, 'oe');

/** Told by its small words. @param likely the language of what is said of it, where they are few */
export function languageOf(text: string, likely: Language): Language {
  const said = words(normalize(text));
  const count = (language: Language) => wordsOfLanguage(said, language) + (language === likely ? likelier : 0);
  return [likely, ...spoken].reduce((best, language) => (count(language) > count(best) ? language : best));
}

/** Null for one that there are no lists of. */
export const languageNamed = (name: string): Language | null => spoken.find((language) => language === name) ?? null;

const likelier = 0.5;
const spoken: readonly Language[] = ['en', 'es', 'fr', 'de', 'pt'];
