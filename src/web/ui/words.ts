import { createContext, use } from 'react';
import * as english from '#contract/messages/en/chat-parts.ts';
import { localeOf, type Say, sayFrom } from '#contract/messages/languages.ts';

/** The language of the page around a part, and how it says what the part says by itself. */
export type PartWords = { locale: string; say: Say<typeof english> };

export const inEnglish: PartWords = { locale: localeOf('en'), say: sayFrom('en', english) };

/** Set by the guest's page, which speaks five languages; everybody else reads English. */
export const PartWordsContext = createContext(inEnglish);

export const usePartWords = (): PartWords => use(PartWordsContext);
