import { createContext, use } from 'react';
import * as english from '#contract/messages/en/chat-parts.ts';
import { language, locale } from '#contract/messages/en/own.ts';
import { type Say, sayFrom } from '#contract/messages/languages.ts';

/** The language of the page around a part, and how it says what the part says by itself. */
export type PartWords = { locale: string; say: Say<typeof english> };

export const inOwnLanguage: PartWords = { locale, say: sayFrom(language, english) };

/** Set by the guest's page, which speaks five languages; everybody else reads the language of the page. */
export const PartWordsContext = createContext(inOwnLanguage);

export const usePartWords = (): PartWords => use(PartWordsContext);
