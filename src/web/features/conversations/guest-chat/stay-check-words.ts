import * as english from '#contract/messages/en/guest-stay-check.ts';
import { type Say, sayFrom } from '#contract/messages/languages.ts';
import { useGuestWords } from './guest-words.tsx';

export type SayInStayCheck = Say<typeof english>;

/** What the stay check says; it comes with the dialog. */
export function useStayCheckWords(): SayInStayCheck {
  const { language, later } = useGuestWords();
  return sayFrom<typeof english>(language, later?.stayCheck ?? english);
}
