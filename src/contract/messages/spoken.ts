import { language, locale } from './en/own.ts';

/** Whom the present request or job speaks to, where there are several: the server says so (`kernel/speech.ts`). */
export type Speaker = {
  language(): string;
  locale(): string;
  /** The catalog in that language; undefined where it has none. */
  catalogOf(english: object): object | undefined;
};

let speaker: Speaker | undefined;

/** From now on sentences are said as it answers. A page never asks: it is built for one language (ADR 0023). */
export function speakAs(one: Speaker): void {
  speaker = one;
}

/** The language of whoever is spoken to, as `en`. */
export const presentLanguage = (): string => speaker?.language() ?? language;

/** The same as `Intl` is asked for it, as `en-US`. */
export const presentLocale = (): string => speaker?.locale() ?? locale;

/**
 * A catalog that says its sentences in the language of whoever is spoken to when one is read: never read at the top of
 * a file, which is read before anybody asks. In pages it is the catalog itself (tools/build/pages-language.ts).
 */
export const spoken = <English extends object>(english: English): English =>
  new Proxy(english, {
    get: (_, key) => Reflect.get(speaker?.catalogOf(english) ?? english, key) ?? Reflect.get(english, key),
  });
