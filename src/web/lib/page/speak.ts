import { language } from '#contract/messages/en/own.ts';
import { languageCookie, type PeopleLanguage, peopleLanguages } from '#contract/messages/languages.ts';

/** What this page could be in instead: a page is built for one language. */
export const otherLanguages: readonly PeopleLanguage[] = peopleLanguages.filter((one) => one !== language);

const named = (one: PeopleLanguage) => `${languageCookie}=${one}`;

/** Has this browser's pages in a language from now on, this one at once. */
export function speak(one: PeopleLanguage): void {
  const safely = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: The other way is not there on plain http, nor in older browsers.
  document.cookie = `${named(one)}; path=/; max-age=31536000; samesite=lax${safely}`;
  location.reload();
}

/** Whether this browser asks for that language already: where its page comes in another one, it has none. */
export const isAskedFor = (one: PeopleLanguage): boolean => document.cookie.split('; ').includes(named(one));
