// The assistant's fixed sentences, in each language it can speak; English where a language lacks one.
import { z } from 'zod';
import { dataText, languagesOf } from '../data-text.ts';

const Sentences = z.record(z.string(), z.string()).transform((said) => new Map(Object.entries(said)));
const english = Sentences.parse(JSON.parse(dataText('say.en.json')));
const byLanguage = new Map(
  languagesOf('say').map(
    (language) => [language, Sentences.parse(JSON.parse(dataText(`say.${language}.json`)))] as const,
  ),
);

/** Whether there are sentences in it. */
export const speaks = (language: string): boolean => byLanguage.has(language);

/**
 * The sentence `key` with its `{holes}` filled. An unknown key or a hole with nothing for it is a mistake of ours and
 * throws.
 */
export function say(language: string, key: string, holes: Record<string, string> = {}): string {
  const sentence = byLanguage.get(language)?.get(key) ?? english.get(key);
  if (sentence === undefined) throw new Error(`No sentence "${key}" in data/say.en.json.`);
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const filling = holes[name];
    if (filling === undefined) throw new Error(`Sentence "${key}" says {${name}}, and nothing was given for it.`);
    return filling;
  });
}
