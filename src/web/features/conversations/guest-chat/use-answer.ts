import { useState } from 'react';
import { RestError } from '../../../lib/http/rest.ts';
import { useGuestWords } from './guest-words.tsx';
import { refusalWords } from './refusal-words.ts';

/** Runs one answer at a time: which runs, and what the server refused, in words. True when it went through. */
export function useAnswer<Name extends string>() {
  const [busy, setBusy] = useState<Name | null>(null);
  const words = useGuestWords();
  const [refused, setRefused] = useState<RestError | null>(null);
  const run = async (name: Name, work: () => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(name);
    setRefused(null);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      setRefused(error);
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { busy, problem: refused && refusalWords(words, refused), run };
}
