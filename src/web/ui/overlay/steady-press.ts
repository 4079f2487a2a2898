import { type MouseEvent as Press, useRef } from 'react';

type Point = { clientX: number; clientY: number };
type Closing = { reason: string; event: Event; cancel: () => void };

/** Farther than that the pointer was drawn, in pixels. */
const slack = 8;

/**
 * For a button that opens a list as soon as it is pressed. The library closes the list again where the button is no
 * longer under the pointer once it lets go, as somebody does who changes their mind. Here only the pointer may have
 * moved: when the page moved under a still one, the list stays.
 */
export function useSteadyPress() {
  const pressedAt = useRef<Point>(null);
  return {
    onMouseDown: ({ clientX, clientY }: Press) => {
      pressedAt.current = { clientX, clientY };
    },
    onOpenChange: (_isOpen: boolean, { reason, event, cancel }: Closing) => {
      if (reason === 'cancel-open' && event instanceof MouseEvent && isNear(event, pressedAt.current)) cancel();
    },
  };
}

const isNear = (here: Point, there: Point | null) =>
  there !== null && Math.hypot(here.clientX - there.clientX, here.clientY - there.clientY) <= slack;
