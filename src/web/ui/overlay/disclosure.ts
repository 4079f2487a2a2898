import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * What opens under a button and lies over the page, but takes no hold of the focus: it closes by Escape, by following
 * one of its links, and when one presses or goes on beyond `area`, which holds the button and what it opens.
 */
export function useDisclosure({
  area,
  button,
  open,
  onClose,
}: {
  area: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  open: boolean;
  onClose: () => void;
}) {
  const closeToButton = useEffectEvent(() => {
    button.current?.focus();
    onClose();
  });
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    const on = <E extends Event>(type: string, hear: (event: E) => void) =>
      document.addEventListener(type, (event) => hear(event as E), { signal: stop.signal }); // by its type
    const isOutside = (target: EventTarget | null) => target instanceof Node && !area.current?.contains(target);
    on<KeyboardEvent>('keydown', (event) => event.key === 'Escape' && closeToButton());
    on<PointerEvent>('pointerdown', (event) => isOutside(event.target) && close());
    on<FocusEvent>('focusin', (event) => isOutside(event.target) && close());
    on<MouseEvent>('click', (event) => isLinkIn(area.current, event.target) && closeToButton());
    return () => stop.abort();
  }, [open, area]);
}

const isLinkIn = (area: HTMLElement | null, target: EventTarget | null) =>
  target instanceof Element && area?.contains(target) === true && target.closest('a') !== null;
