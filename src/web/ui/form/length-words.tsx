import { cx } from '../cx.ts';
import { usePartWords } from '../words.ts';

/** From the last tenth on: how much of its room a text takes, and by how much it is too long to be sent. */
export function LengthWords({ length, most = 0 }: { length: number; most?: number | undefined }) {
  const { locale, say } = usePartWords();
  const over = length - most;
  if (!most || over < most / -10) return null;
  const [taken, room, excess] = [length, most, over].map((count) => count.toLocaleString(locale));
  const counts = { length: taken ?? '', most: room ?? '' };
  return (
    <div className={cx('basis-full text-meta', over > 0 ? 'text-danger-text' : 'text-ink-2')}>
      <p aria-hidden="true">
        {over > 0 ? say('lengthOver', { ...counts, over: excess ?? '' }) : say('lengthOf', counts)}
      </p>
      <p role="status" className="sr-only">
        {say(over > 0 ? 'tooLong' : 'almostTooLong')}
      </p>
    </div>
  );
}
