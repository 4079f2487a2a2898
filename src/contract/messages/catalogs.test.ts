import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { guestLanguages, peopleLanguages } from './languages.ts';
import { stayCheckNames } from './stay-check-names.ts';

type Catalog = Record<string, string>;

const folder = import.meta.dirname;
const read = async (language: string, noun: string): Promise<Catalog> => ({
  ...(await import(join(folder, language, noun))),
});
const catalogsOf = (language: string) =>
  globSync('**/*.ts', { cwd: join(folder, language) })
    .map((name) => name.replaceAll('\\', '/'))
    .sort();

const others = guestLanguages.filter((language) => language !== 'en');
/** What guests are spoken to from: all that there is in a language of theirs alone. */
const translated = catalogsOf('fr');

/** What is read in English by everybody: whoever writes a program, and visitors of the public site. */
const english = /^(?:developers\/(?:errors-reference|fields\/.*|mcp|reference|sign-in-operations)|site\/.*)\.ts$/;
const ofPeople = catalogsOf('en').filter((noun) => !english.test(noun));

/** The slots of a sentence, each once, and the counts by which a plural of it is chosen. */
const slotsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?:\}|, plural)/g)].map(String))].sort();

describe.each(others)('in "%s"', (language) => {
  test('every catalog of guests is there', () => {
    expect(catalogsOf(language)).toEqual(expect.arrayContaining(translated));
  });

  test.each(translated)('%s has every sentence, with the same slots', async (noun) => {
    const english = await read('en', noun);
    const sentences = await read(language, noun);
    expect(Object.keys(sentences).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(english))
      expect(slotsOf(sentences[key] ?? ''), key).toEqual(slotsOf(text));
  });

  test('a sentence that names the stay check names its button', async () => {
    const [english, sentences] = await Promise.all(['en', language].map(guestsOf));
    for (const [key, text] of Object.entries(english ?? {}))
      expect(sentences?.[key]?.includes(stayCheckNames[language]), key).toBe(text.includes(stayCheckNames.en));
  });
});

describe.each(peopleLanguages.filter((language) => language !== 'en'))('for people in "%s"', (language) => {
  test('every catalog is there, and no other one', () => {
    expect(catalogsOf(language)).toEqual(ofPeople);
  });

  test.each(ofPeople)('%s has every sentence, with the same slots', async (noun) => {
    const [inEnglish, sentences] = [await read('en', noun), await read(language, noun)];
    expect(Object.keys(sentences).sort()).toEqual(Object.keys(inEnglish).sort());
    for (const [key, text] of Object.entries(inEnglish))
      expect(slotsOf(JSON.stringify(sentences[key])), key).toEqual(slotsOf(JSON.stringify(text)));
  });
});

async function guestsOf(language: string): Promise<Catalog> {
  return Object.assign({}, ...(await Promise.all(translated.map((noun) => read(language, noun)))));
}

/** Each by its noun and key: keys of two nouns may be the same. */
async function allOf(language: string): Promise<Catalog> {
  const isOfPeople = peopleLanguages.some((one) => one === language);
  const catalogs = await Promise.all(
    (isOfPeople ? ofPeople : translated).map(async (noun) =>
      Object.entries(await read(language, noun)).map(([key, text]) => [`${noun} ${key}`, text] as const),
    ),
  );
  return Object.fromEntries(catalogs.flat());
}

test.each(guestLanguages)('in "%s" each plural has the forms that its language needs', async (language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  for (const [key, text] of Object.entries(await allOf(language)))
    for (const [, forms = ''] of JSON.stringify(text).matchAll(/, plural,((?: \w+ \{[^{}]*\})+)\}/g)) {
      const named = [...forms.matchAll(/ (\w+) \{/g)].map(([, name]) => name);
      expect(named, key).toContain('other');
      // "Many" is a million and more in es, fr and pt: what is counted here never is.
      expect(named, key).toEqual(expect.arrayContaining(pluralCategories.filter((name) => name !== 'many')));
    }
});
