import { fill } from './fill.ts';
import type { Translated, Values } from './shapes.ts';

/** The languages that guests are spoken to in: English, and those that each catalog of theirs is translated into. */
export const guestLanguages = ['en', 'es', 'fr', 'de', 'pt'] as const;
export type GuestLanguage = (typeof guestLanguages)[number];

/**
 * The languages that owners, contractors and the desk can choose: English, and those that every catalog is translated
 * into. One more is one more folder and its name here (docs/languages.md).
 */
export const peopleLanguages = ['en', 'es'] as const satisfies readonly GuestLanguage[];
export type PeopleLanguage = (typeof peopleLanguages)[number];

/** By which a page asks for answers in its language. None, or one that we do not speak, is English. */
export const languageHeader = 'x-language';
/** Which build of the pages a browser is handed: the one chosen last, or that of whoever signed in. */
export const languageCookie = 'porchlight.language';

/** Each by its own name, as whoever looks for theirs knows it. */
export const languageNames: Record<GuestLanguage, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
};

/** Ours of `es-MX`; undefined for one that we do not speak. */
export const guestLanguageOf = (tag: string): GuestLanguage | undefined =>
  guestLanguages.find((language) => language === tag.toLowerCase().split('-')[0]);

/** As `guestLanguageOf`, of the languages of owners, contractors and the desk. */
export const peopleLanguageOf = (tag: string): PeopleLanguage | undefined =>
  peopleLanguages.find((language) => language === tag.toLowerCase().split('-')[0]);

/** As `Intl` is asked for it: English as it is written in the United States. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-US' : language);

/** What a sentence has to be given: nothing where it has no slot. */
export type ValuesOf<Text> = [Text] extends [string]
  ? keyof Values<Text> extends never
    ? []
    : [values: Values<Text>]
  : never;

/** Says a sentence of a catalog by its key, with its slots filled. The English one tells its keys and slots. */
export type Say<English> = <Key extends keyof English>(key: Key, ...values: ValuesOf<English[Key]>) => string;

/** `sentences` are the catalog as it is in `language`. */
export const sayFrom =
  <English>(language: string, sentences: Translated<English>): Say<English> =>
  (key, ...[values]) =>
    fill<string>(language === 'fr' ? withFirmSpaces(sentences[key]) : sentences[key], values ?? {}, language);

/** French has a space before each of these signs, at which no line may end. */
const withFirmSpaces = (text: string): string => text.replace(/ ([?!:;»])/g, '\u00a0$1').replaceAll('« ', '«\u00a0');

/** A catalog in each language, which the compiler checks against the English one. */
export type Spoken<English> = { en: English & Translated<English> } & Record<
  Exclude<GuestLanguage, 'en'>,
  Translated<English>
>;

/** As `Say`, in a language of the moment; English in one that we do not speak. */
export type SayIn<English> = <Key extends keyof English>(
  language: string,
  key: Key,
  ...values: ValuesOf<English[Key]>
) => string;

export const speaker =
  <English>(spoken: Spoken<English>): SayIn<English> =>
  (language, key, ...values) => {
    const known = guestLanguageOf(language) ?? 'en';
    return sayFrom<English>(known, spoken[known])(key, ...values);
  };
