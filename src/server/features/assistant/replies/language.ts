// Which language a guest writes in, from its small words; the device's own language decides when the words do not.
import { type Language, languageOfWords, languagesTold } from '#language/languages';
import { normalize, words } from '#language/text';
import { speaks } from './say.ts';

/** `before`: the thread's language so far. Short turns ("ok", "wifi?") keep it. */
export function languageOf(text: string, locale: string, before: string | null): string {
  const told = toldBy(text);
  const device = locale.split('-')[0] ?? '';
  const fallback = before ?? (speaks(device) ? device : 'en');
  return told.some((language) => language === fallback) ? fallback : (told[0] ?? fallback);
}

/** By the small words; by all of them where those are too few, but not by one or two ("taxi", "clave del wifi"). */
function toldBy(text: string): Language[] {
  const told = languagesTold(text);
  const said = words(normalize(text));
  const language = said.length >= minWords ? languageOfWords(said) : null;
  // "The keypad blinks red": one small word of another language is an English one as well.
  return language && (told.length === 0 || language === 'en') ? [language] : told;
}

const minWords = 3;
