import type { Slots, Values } from './shapes.ts';
import { presentLanguage, presentLocale } from './spoken.ts';

/**
 * A sentence with its slots filled: `fill('Mailed to {to}', { to: 'ada@example.com' })`. Sentences are ICU messages of
 * two parts, slots and plurals (`{count, plural, one {# job} other {# jobs}}`); which form a count takes is said by the
 * rules of the language (CLDR, by `Intl`): that of whoever is spoken to, if none is named.
 */
export const fill = <Text extends string>(text: Text, values: Values<Text>, language = presentLanguage()): string =>
  chooseForms(text, values, language).replaceAll(slot, (whole, name: Slots<Text>, at: number, sentence: string) => {
    const value = String(values[name] ?? whole);
    // "Acme Inc." and "11:30 a.m." bring the full stop of their sentence along.
    return value.endsWith('.') && sentence[at + whole.length] === '.' ? value.slice(0, -1) : value;
  });

/** What stands between the slots, and the slots' names, in their order: for a sentence that holds a link or a date. */
export const partsOf = (
  text: string,
  values: Record<string, unknown> = {},
  language = presentLanguage(),
): ({ text: string } | { slot: string })[] =>
  chooseForms(text, values, language)
    .split(slot)
    .map((part, at) => (at % 2 === 0 ? { text: part } : { slot: part }))
    .filter((part) => !('text' in part) || part.text !== '');

const slot = /\{(\w+)\}/g;
const form = /(=\d+|\w+) \{((?:[^{}]|\{\w+\})*)\}/g;
const plural = /\{(\w+), plural,((?: (?:=\d+|\w+) \{(?:[^{}]|\{\w+\})*\})+)\}/g;

const chooseForms = (text: string, values: Record<string, unknown>, language: string): string =>
  text.replaceAll(plural, (_, name: string, forms: string) => {
    const count = Number(values[name]);
    const byRule = new Map(Array.from(forms.matchAll(form), ([, rule, words]) => [rule, words] as const));
    const words = byRule.get(`=${count}`) ?? byRule.get(rulesOf(language).select(count)) ?? byRule.get('other') ?? '';
    return words.replaceAll('#', () => new Intl.NumberFormat(numbersOf(language)).format(count));
  });

/** Those of whoever is spoken to are written as where they live: "1,200" for Spanish in the United States. */
const numbersOf = (language: string): string => (language === presentLanguage() ? presentLocale() : language);

const made = new Map<string, Intl.PluralRules>();
function rulesOf(language: string): Intl.PluralRules {
  const rules = made.get(language) ?? new Intl.PluralRules(language);
  made.set(language, rules);
  return rules;
}
