import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** What a reader's place depends on: which message, whether one's own, and its words for a screen reader. */
type Read = { id: string; own: boolean; said: string | null };

/** Keeps a reader's place in `box`, whose messages are the first children of `content`, and tells what is new. */
export function useReadingPosition(items: readonly Read[]) {
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const known = useRef<ReadonlySet<string> | null>(null);
  const following = useRef(true);
  const [unseen, setUnseen] = useState(0);
  const [announced, setAnnounced] = useState('');

  useLayoutEffect(() => {
    const first = known.current === null;
    const fresh = known.current ? itemsBehind(items, known.current) : items;
    known.current = new Set(items.map(({ id }) => id));
    const said = fresh.flatMap((item) => (item.own || item.said === null ? [] : [item.said]));
    if (said.length > 0 && !first) setAnnounced(said.join(' '));
    if (first || fresh.some(({ own }) => own)) following.current = toEnd(box.current);
    else if (!following.current) setUnseen((count) => count + said.length);
    else if (fresh.length > 0)
      following.current = showFrom(box.current, content.current?.children[items.length - fresh.length]);
  }, [items]);

  useEffect(() => keepAtEnd([box.current, content.current], box, following), []);

  const watch = () => {
    following.current = isAtEnd(box.current);
    if (following.current) setUnseen(0);
  };
  const jump = () => {
    following.current = toEnd(box.current);
    setUnseen(0);
  };
  return { box, content, unseen, announced, watch, jump };
}

/** Those behind the last known one; older ones that were put in front do not count as new. */
function itemsBehind(items: readonly Read[], known: ReadonlySet<string>) {
  return items.slice(items.findLastIndex(({ id }) => known.has(id)) + 1);
}

function toEnd(box: HTMLElement | null): true {
  box?.scrollTo({ top: box.scrollHeight });
  return true;
}

/**
 * To the end, unless what is new is higher than the box: then its beginning is what one reads first. True at the end.
 */
function showFrom(box: HTMLElement | null, fresh: Element | undefined): boolean {
  if (!box || !(fresh instanceof HTMLElement)) return toEnd(box);
  box.scrollTo({ top: Math.min(box.scrollHeight - box.clientHeight, fresh.offsetTop - 8) });
  return isAtEnd(box);
}

function isAtEnd(box: HTMLElement | null): boolean {
  return !box || box.scrollHeight - box.scrollTop - box.clientHeight < 48;
}

/**
 * A keyboard makes the box lower, a photo that arrives makes the content higher: whoever stood at the end still does.
 */
function keepAtEnd(
  watched: readonly (Element | null)[],
  box: RefObject<HTMLElement | null>,
  following: { readonly current: boolean },
) {
  const observer = new ResizeObserver(() => {
    if (following.current) toEnd(box.current);
  });
  for (const element of watched) if (element) observer.observe(element);
  return () => observer.disconnect();
}
