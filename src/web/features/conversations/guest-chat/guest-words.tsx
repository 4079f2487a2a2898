import { createContext, type ReactNode, use } from 'react';
import { type GuestLanguage, localeOf, type Say, sayFrom } from '#contract/messages/languages.ts';
import { stayCheckNames } from '#contract/messages/stay-check-names.ts';
import { PartWordsContext } from '../../../ui/words.ts';
import { type Catalogs, type English, english, type LaterWords } from './catalogs.ts';

/** The words of the guest's page in the language that is shown. */
export type GuestWords = {
  language: GuestLanguage;
  /** As `Intl` is asked for it. */
  locale: string;
  say: Say<English['guest']>;
  sayOfPhoto: Say<English['photos']>;
  /** The sentences themselves, for those that hold an element (`<Fill>`). */
  sentences: Catalogs['guest'];
  /** null in English. */
  later: LaterWords | null;
  /** The name of the stay check, on each of its buttons. */
  stayCheck: string;
  parts: { locale: string; say: Say<English['parts']> };
};

export function wordsOf(
  language: GuestLanguage,
  { guest, parts, photos, later }: Omit<Catalogs, 'later'> & { later: LaterWords | null },
): GuestWords {
  const locale = localeOf(language);
  return {
    language,
    locale,
    say: sayFrom<English['guest']>(language, guest),
    sayOfPhoto: sayFrom<English['photos']>(language, photos),
    sentences: guest,
    later,
    stayCheck: stayCheckNames[language],
    parts: { locale, say: sayFrom<English['parts']>(language, parts) },
  };
}

export const englishWords = wordsOf('en', { ...english, later: null });

const GuestWordsContext = createContext(englishWords);

export const useGuestWords = (): GuestWords => use(GuestWordsContext);

/** Everything in it speaks that language, its parts from `ui/` too. */
export function InLanguage({ words, children }: { words: GuestWords; children: ReactNode }) {
  return (
    <GuestWordsContext value={words}>
      <PartWordsContext value={words.parts}>{children}</PartWordsContext>
    </GuestWordsContext>
  );
}
