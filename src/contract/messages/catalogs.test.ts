import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { guestLanguages } from './languages.ts';
import { stayCheckNames } from './stay-check-names.ts';

type Catalog = Record<string, string>;

const folder = import.meta.dirname;
const read = async (language: string, noun: string): Promise<Catalog> => ({
  ...(await import(join(folder, language, noun))),
});
const others = guestLanguages.filter((language) => language !== 'en');
const translated = globSync('*.ts', { cwd: join(folder, 'es') }).sort();

/** The slots of a sentence, each once, and the counts by which a plural of it is chosen. */
const slotsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?:\}|, plural)/g)].map(String))].sort();

describe.each(others)('in "%s"', (language) => {
  test('every catalog of guests is there', () => {
    expect(globSync('*.ts', { cwd: join(folder, language) }).sort()).toEqual(translated);
  });

  test.each(translated)('%s has every sentence, with the same slots', async (noun) => {
    const english = await read('en', noun);
    const sentences = await read(language, noun);
    expect(Object.keys(sentences).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(english))
      expect(slotsOf(sentences[key] ?? ''), key).toEqual(slotsOf(text));
  });

  test('a sentence that names the stay check names its button', async () => {
    const [english, sentences] = await Promise.all(['en', language].map(allOf));
    for (const [key, text] of Object.entries(english ?? {}))
      expect(sentences?.[key]?.includes(stayCheckNames[language]), key).toBe(text.includes(stayCheckNames.en));
  });
});

async function allOf(language: string): Promise<Catalog> {
  const catalogs = await Promise.all(translated.map((noun) => read(language, noun)));
  return Object.assign({}, ...catalogs);
}

test.each(guestLanguages)('in "%s" each plural has the forms that its language needs', async (language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  for (const [key, text] of Object.entries(await allOf(language)))
    for (const [, forms = ''] of text.matchAll(/, plural,((?: \w+ \{[^{}]*\})+)\}/g)) {
      const named = [...forms.matchAll(/ (\w+) \{/g)].map(([, name]) => name);
      expect(named, key).toContain('other');
      // "Many" is a million and more in es, fr and pt: what is counted here never is.
      expect(named, key).toEqual(expect.arrayContaining(pluralCategories.filter((name) => name !== 'many')));
    }
});
