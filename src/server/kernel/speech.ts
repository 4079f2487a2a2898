import { AsyncLocalStorage } from 'node:async_hooks';
import { type PeopleLanguage, peopleLanguageOf } from '#contract/messages/languages.ts';
import { speakAs } from '#contract/messages/spoken.ts';
import { type Catalog, type CatalogPair, catalogsIn } from './catalogs.ts';

/** One language's catalogs, read when somebody is first spoken to in it. */
type Read = { pairs: readonly CatalogPair[]; byEnglish: ReadonlyMap<object, Catalog>; locale: string };

const speech = new AsyncLocalStorage<PeopleLanguage>();
const readings = new Map<string, Promise<Read>>();
const read = new Map<string, Read>();

speakAs({
  language: () => speech.getStore() ?? 'en',
  locale: () => read.get(speech.getStore() ?? '')?.locale ?? 'en-US',
  catalogOf: (english) => read.get(speech.getStore() ?? '')?.byEnglish.get(english),
});

/**
 * Does something that speaks to one person, in their language: English where none is known, or one that we do not
 * speak. Whatever it calls says its sentences in it (`spoken`).
 */
export async function speaking<T>(tag: string | null | undefined, work: () => T | Promise<T>): Promise<T> {
  const language = peopleLanguageOf(tag ?? '') ?? 'en';
  await readLanguage(language);
  return speech.run(language, work);
}

/** What is kept, logged or told to a model is said in English, whoever is spoken to. */
export const sayInEnglish = <T>(work: () => T): T => speech.run('en', work);

/** The catalogs of whoever is spoken to, beside the English ones; none for English. */
export const presentPairs = (): readonly CatalogPair[] => read.get(speech.getStore() ?? '')?.pairs ?? [];

async function readLanguage(language: PeopleLanguage): Promise<void> {
  if (language === 'en' || read.has(language)) return;
  const reading = readings.get(language) ?? catalogsIn(language).then(toRead);
  readings.set(language, reading);
  read.set(language, await reading);
}

function toRead(pairs: CatalogPair[]): Read {
  const byEnglish = new Map<object, Catalog>(pairs);
  const locale = pairs.map(([, { locale: own }]) => own).find((own) => typeof own === 'string') ?? 'en-US';
  return { pairs, byEnglish, locale };
}
