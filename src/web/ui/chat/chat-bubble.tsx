import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { usePartWords } from '../words.ts';
import { unsentLabel } from './unsent-label.ts';

/** `own` is who looks at the page; `note` is internal; `system` stands between the speakers. */
export type Speaker = 'own' | 'other' | 'note' | 'system';

/** One message. `state` follows a message of one's own from the press of Send to the server. */
export function ChatBubble({
  from,
  name,
  when,
  state = 'sent',
  onRetry,
  children,
  below,
}: {
  from: Speaker;
  /** Who speaks, as it is read out and shown: "House assistant", "Maya, Porchlight team". */
  name: string;
  when?: ReactNode;
  state?: 'sending' | 'sent' | 'failed' | 'waiting';
  onRetry?: () => void;
  children: ReactNode;
  /** Sources, a card, buttons: stands under the bubble, as wide as it likes. */
  below?: ReactNode;
}) {
  const { say } = usePartWords();
  if (from === 'system')
    return <p className="mx-auto max-w-[52ch] py-1 text-center text-meta text-ink-2">{children}</p>;
  return (
    <div
      className={cx(
        'grid max-w-[min(85%,38rem)] grid-cols-1 gap-1',
        from === 'own' ? 'ml-auto justify-items-end' : 'mr-auto justify-items-start',
      )}
    >
      <p className={from === 'own' ? 'sr-only' : 'max-w-full px-1 text-meta wrap-anywhere text-ink-2'}>{name}</p>
      <div className={cx('max-w-full rounded-dialog px-4 py-2.5 whitespace-pre-line', looks[from])}>{children}</div>
      {below}
      <p className="flex items-center gap-2 px-1 text-meta text-ink-3">
        {when}
        {state === 'sending' && <span>{say('sending')}</span>}
        {state === 'waiting' && <span>{unsentLabel(say)}</span>}
      </p>
      {state === 'failed' && (
        <p className="px-1 text-meta text-danger-text">
          {say('notSent')}{' '}
          <button
            type="button"
            onClick={onRetry}
            className="inline-flex items-center gap-1 py-1 underline touch:min-h-11"
          >
            <Icon of={RotateCw} size={14} />
            {say('tryAgain')}
          </button>
        </p>
      )}
    </div>
  );
}

const looks = {
  own: 'rounded-br-check bg-bubble-own text-on-bubble-own',
  other: 'rounded-bl-check bg-surface-3 text-ink',
  note: 'rounded-bl-check border border-dashed border-line-strong bg-surface text-ink',
};
