import { useEffect } from 'react';

const signs = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click'];

/** Calls `act` once when nobody has touched the page for `minutes`, and `warn` one minute before. */
export function useIdle(minutes: number, act: () => void, warn: () => void) {
  useEffect(() => {
    let last = Date.now();
    let warned = false;
    const touch = () => {
      last = Date.now();
      warned = false;
    };
    const timer = setInterval(() => {
      const left = last + minutes * 60_000 - Date.now();
      if (left <= 60_000 && !warned) {
        warned = true;
        warn();
      }
      if (left > 0) return;
      clearInterval(timer);
      act();
    }, 5000);
    for (const sign of signs) addEventListener(sign, touch, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, touch, { capture: true });
    };
  }, [minutes, act, warn]);
}
