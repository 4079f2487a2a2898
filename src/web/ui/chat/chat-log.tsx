import { ArrowDown } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Announcer } from '../announcer.tsx';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { usePartWords } from '../words.ts';
import { useReadingPosition } from './use-reading-position.ts';

/** `own` follows to the bottom; `said` is what a screen reader hears of a newly arrived one, null for nothing. */
export type ChatItem = { id: string; own: boolean; said: string | null; node: ReactNode };

/**
 * A conversation that keeps its reader's place: at the bottom it follows, higher up it shows "2 new messages"
 * and never jumps. Newly arrived messages are announced once, history never.
 */
export function ChatLog({
  label,
  items,
  tail,
  className,
}: {
  label: string;
  items: readonly ChatItem[];
  /** Stands behind the last message and is no message itself: "is writing", a question with buttons. */
  tail?: ReactNode;
  className?: string;
}) {
  const { say } = usePartWords();
  const { box, content, unseen, announced, watch, jump } = useReadingPosition(items);
  return (
    <div className={cx('relative grid min-h-0', className)}>
      <section
        ref={box}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={watch}
        className="relative overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-2"
      >
        <div ref={content} className="flex flex-col gap-2">
          {items.map(({ id, node }) => (
            <Fragment key={id}>{node}</Fragment>
          ))}
          {tail}
        </div>
      </section>
      {unseen > 0 && (
        <Button
          variant="primary"
          size="compact"
          onClick={jump}
          className="absolute bottom-2 left-1/2 -translate-x-1/2 shadow-e1"
        >
          <Icon of={ArrowDown} />
          {say('newMessages', { count: unseen })}
        </Button>
      )}
      <Announcer text={announced} />
    </div>
  );
}
