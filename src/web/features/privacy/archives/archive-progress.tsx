import { fill } from '#contract/messages/fill.ts';
import type { Archive } from '#contract/privacy/archives.ts';
import { percentOf } from './use-archives.ts';

/** How far a job is, as a bar and in words; a screen reader hears the words that stay the same once. */
export function ArchiveProgress({
  archive: { done, total },
  words,
}: {
  archive: Pick<Archive, 'done' | 'total'>;
  words: string;
}) {
  const said = fill(words, { percent: percentOf(done, total) });
  return (
    <span className="grid gap-1.5">
      <progress
        aria-label={said}
        max={Math.max(1, total)}
        value={Math.min(done, total)}
        className="h-1.5 w-full accent-primary"
      />
      <span>{said}</span>
    </span>
  );
}
