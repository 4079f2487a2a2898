import { useClearUrl, useUrlChoice, useUrlFilter } from './url-filter.ts';

/** A list narrowed by one choice and by words, as both stand in the address; `words` says it, '' while nothing is. */
export function useListFilter<Choice extends string>({
  key,
  labels,
  find,
}: {
  /** The choice's name in the address. */
  key: string;
  /** What each choice is called, in the order they are offered. */
  labels: Readonly<Record<Choice, string>>;
  /** The name of the words in the address. */
  find: string;
}) {
  const choices = Object.keys(labels) as Choice[]; // the keys of the object typed by them
  const [choice, setChoice] = useUrlChoice(key, choices);
  const [q, setQ] = useUrlFilter(find);
  return {
    choice,
    setChoice,
    q,
    setQ,
    options: choices.map((one) => [one, labels[one]] as const),
    words: [choice && labels[choice], q && `“${q}”`].filter(Boolean).join(', '),
    clear: useClearUrl([key, find]),
  };
}
