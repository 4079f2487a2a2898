import { useEffect, useLayoutEffect, useState } from 'react';
import type { GuestLanguage } from '#contract/messages/languages.ts';
import { type Catalogs, fetchCatalogs } from './catalogs.ts';
import { chosenLanguage, keepLanguage, pickLanguage } from './guest-language.ts';
import { englishWords, type GuestWords, wordsOf } from './guest-words.tsx';

type ChosenWords = { words: GuestWords; choose: (language: GuestLanguage) => void };

/**
 * The words to show, by what was chosen here, what the thread is written in and what the device asks for. Until those
 * have come, and where they cannot be had, what was shown before stays: English at first.
 */
export function useGuestLanguage(thread: string | null): ChosenWords {
  const [{ words, isReady }, setShown] = useState({ words: englishWords, isReady: false });
  const [wished, setWished] = useState<GuestLanguage | null>(null); // nothing while the page is built
  const [chosen, setChosen] = useState<GuestLanguage | null>(null);
  useLayoutEffect(() => {
    setWished(pickLanguage({ chosen: chosen ?? chosenLanguage(), thread, device: navigator.languages }));
  }, [chosen, thread]);
  useEffect(() => {
    if (!wished) return;
    const leaving = new AbortController();
    const show = async () => {
      const found = await wordsIn(wished).catch(() => undefined); // without a line: `online` asks again
      if (!leaving.signal.aborted) setShown((before) => ({ words: found ?? before.words, isReady: true }));
    };
    void show();
    addEventListener('online', show, { signal: leaving.signal });
    return () => leaving.abort();
  }, [wished]);
  useLayoutEffect(() => {
    document.documentElement.lang = words.language;
    if (isReady) document.documentElement.removeAttribute('data-words'); // screens/guest/language-boot.js covered it
  }, [words, isReady]);
  const choose = (language: GuestLanguage) => {
    keepLanguage(language);
    setChosen(language);
  };
  return { words, choose };
}

const fetched = new Map<GuestLanguage, Catalogs>();

export async function wordsIn(language: GuestLanguage): Promise<GuestWords> {
  if (language === 'en') return englishWords;
  const catalogs = fetched.get(language) ?? (await fetchCatalogs[language]());
  fetched.set(language, catalogs);
  return wordsOf(language, catalogs);
}
