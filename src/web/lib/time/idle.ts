import { useEffect } from 'react';

/** What counts as a sign of life (spec 1, section 9). */
const signs = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click'];

/** Calls `act` once when nobody has touched the page for `minutes`, and `warn` one minute before. */
export function useIdle(minutes: number, act: () => void, warn: () => void) {
  useEffect(() => watchIdle(minutes, act, warn), [minutes, act, warn]);
}

/** The same outside React. Returns how to stop watching. */
export function watchIdle(minutes: number, act: () => void, warn: () => void): () => void {
  let last = Date.now();
  let warned = false;
  let pointer = '';
  const look = () => {
    const left = last + minutes * 60_000 - Date.now();
    if (left <= 0) {
      stop();
      act();
    } else if (left <= 60_000 && !warned) {
      warned = true;
      warn();
    }
  };
  const touch = (event: Event) => {
    if (event.type === 'mousemove') {
      // A page that changes under a mouse that lies still tells of a move too: nobody's sign of life.
      const { screenX, screenY } = event as MouseEvent; // by its type
      if (pointer === `${screenX},${screenY}`) return;
      pointer = `${screenX},${screenY}`;
    }
    // A laptop that slept through it is woken by a touch, before its timers run.
    if (last + minutes * 60_000 <= Date.now()) return look();
    last = Date.now();
    warned = false;
  };
  const timer = setInterval(look, 5000);
  for (const sign of signs) addEventListener(sign, touch, { passive: true, capture: true });
  function stop() {
    clearInterval(timer);
    for (const sign of signs) removeEventListener(sign, touch, { capture: true });
  }
  return stop;
}
