import * as english from '#contract/messages/en/guest-orders.ts';
import { type Say, sayFrom } from '#contract/messages/languages.ts';
import { useGuestWords } from './guest-words.tsx';

/** What the card of a work order says; it comes with the first card. */
export function useOrderWords(): Say<typeof english> {
  const { language, later } = useGuestWords();
  return sayFrom<typeof english>(language, later?.orders ?? english);
}
