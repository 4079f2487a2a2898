import { usePartWords } from '../words.ts';

/** First on every page; seen only when focused. */
export function SkipLink() {
  const { say } = usePartWords();
  return (
    <a
      href="#main"
      className="sr-only z-60 rounded-control bg-primary px-4 py-2.5 text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {say('skip')}
    </a>
  );
}
