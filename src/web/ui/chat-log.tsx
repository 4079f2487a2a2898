import { ArrowDown } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  tail,
  className,
}: {
  label: string;
  items: readonly ChatItem[];
  /** Stands behind the last message and is no message itself: "is writing", a question with buttons. */
  tail?: ReactNode;
  className?: string;
}) {
  const box = useRef<HTMLElement>(null);
  const known = useRef<ReadonlySet<string> | null>(null);
  const following = useRef(true);
  const [unseen, setUnseen] = useState(0);
  const [announced, setAnnounced] = useState('');

  const toBottom = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
    setUnseen(0);
  };

  useLayoutEffect(() => {
    const first = known.current === null;
    const fresh = known.current ? itemsBehind(items, known.current) : items;
    known.current = new Set(items.map(({ id }) => id));
    const said = fresh.flatMap((item) => (item.own || item.said === null ? [] : [item.said]));
    if (said.length > 0 && !first) setAnnounced(said.join(' '));
    if (first || fresh.some(({ own }) => own)) box.current?.scrollTo({ top: box.current.scrollHeight });
    else if (following.current) showFrom(box.current, items.length - fresh.length);
    else if (said.length > 0) setUnseen((count) => count + said.length);
  }, [items]);

  useLayoutEffect(() => {
    if (tail && following.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [tail]);

  useEffect(() => keepAtEnd(box.current, following), []);

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
        className="relative flex flex-col gap-2 overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-2"
      >
        {items.map(({ id, node }) => (
          <Fragment key={id}>{node}</Fragment>
        ))}
        {tail}
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
function itemsBehind(items: readonly ChatItem[], known: ReadonlySet<string>) {
  return items.slice(items.findLastIndex(({ id }) => known.has(id)) + 1);
}

/** To the end, unless what is new is higher than the box: then its beginning is what one reads first. */
function showFrom(box: HTMLElement | null, index: number) {
  const fresh = box?.children[index];
  if (!box || !(fresh instanceof HTMLElement)) return;
  box.scrollTo({ top: Math.min(box.scrollHeight - box.clientHeight, fresh.offsetTop - 8) });
}

/** A keyboard that opens makes the box lower: whoever stood at the end still does. */
function keepAtEnd(box: HTMLElement | null, following: { readonly current: boolean }) {
  if (!box) return;
  const observer = new ResizeObserver(() => {
    if (following.current) box.scrollTo({ top: box.scrollHeight });
  });
  observer.observe(box);
  return () => observer.disconnect();
}
