import { cx } from '../cx.ts';

/** From the last tenth on: how much of its room a text takes, and by how much it is too long to be sent. */
export function LengthWords({ length, most = 0 }: { length: number; most?: number | undefined }) {
  const over = length - most;
  if (!most || over < most / -10) return null;
  return (
    <div className={cx('basis-full text-meta', over > 0 ? 'text-danger-text' : 'text-ink-2')}>
      <p aria-hidden="true">
        {length.toLocaleString('en')} of {most.toLocaleString('en')} characters
        {over > 0 && `: ${over.toLocaleString('en')} too many to send`}
      </p>
      <p role="status" className="sr-only">
        {over > 0 ? 'Too long to send.' : 'Almost too long.'}
      </p>
    </div>
  );
}
