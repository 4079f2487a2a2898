import { language } from '#contract/messages/en/own.ts';
import { languageHeader } from '#contract/messages/languages.ts';

/** Asks for answers in the language of the page: English is what the server says to whoever names none. */
export const inOwnLanguage: Record<string, string> =
  (language as string) === 'en' ? {} : { [languageHeader]: language };
