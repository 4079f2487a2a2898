import { ArrowDown } from 'lucide-react';
import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Announcer } from './announcer.tsx';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

/** `own` follows to the bottom; `said` is what a screen reader hears of a newly arrived one, null for nothing. */
export type ChatItem = { id: string; own: boolean; said: string | null; node: ReactNode };

/**
 * A conversation that keeps its reader's place: at the bottom it follows, higher up it shows "2 new messages"
 * and never jumps. Newly arrived messages are announced once, history never.
 */
export function ChatLog({
  label,
  items,
  className,
}: {
  label: string;
  items: readonly ChatItem[];
  className?: string;
}) {
  const box = useRef<HTMLElement>(null);
  const lastSeen = useRef(items.at(-1)?.id);
  const following = useRef(true);
  const [unseen, setUnseen] = useState(0);
  const [announced, setAnnounced] = useState('');

  const toBottom = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
    setUnseen(0);
  };

  useLayoutEffect(() => {
    const fresh = itemsAfter(items, lastSeen.current);
    const first = lastSeen.current === undefined;
    lastSeen.current = items.at(-1)?.id;
    const said = fresh.flatMap((item) => (item.own || item.said === null ? [] : [item.said]));
    if (said.length > 0 && !first) setAnnounced(said.join(' '));
    if (first || following.current || fresh.some(({ own }) => own))
      box.current?.scrollTo({ top: box.current.scrollHeight });
    else if (said.length > 0) setUnseen((count) => count + said.length);
  }, [items]);

  const watch = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = box.current ?? {};
    following.current = scrollHeight - scrollTop - clientHeight < 48;
    if (following.current) setUnseen(0);
  };

  return (
    <div className={cx('relative grid min-h-0', className)}>
      <section
        ref={box}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={watch}
        className="flex flex-col gap-2 overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-2"
      >
        {items.map(({ id, node }) => (
          <Fragment key={id}>{node}</Fragment>
        ))}
      </section>
      {unseen > 0 && (
        <Button
          variant="primary"
          size="compact"
          onClick={toBottom}
          className="absolute bottom-2 left-1/2 -translate-x-1/2 shadow-e1"
        >
          <Icon of={ArrowDown} />
          {unseen === 1 ? '1 new message' : `${unseen} new messages`}
        </Button>
      )}
      <Announcer text={announced} />
    </div>
  );
}

/** Those behind the last known one; older ones that were put in front do not count as new. */
function itemsAfter(items: readonly ChatItem[], id: string | undefined) {
  return items.slice(items.findIndex((item) => item.id === id) + 1);
}
