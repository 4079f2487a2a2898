import { useEffect } from 'react';

const signs = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click'];

/** Calls `act` once when nobody has touched the page for `minutes`. */
export function useIdle(minutes: number, act: () => void) {
  useEffect(() => {
    let last = Date.now();
    const touch = () => {
      last = Date.now();
    };
    const timer = setInterval(() => {
      if (Date.now() - last < minutes * 60_000) return;
      clearInterval(timer);
      act();
    }, 5000);
    for (const sign of signs) addEventListener(sign, touch, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, touch, { capture: true });
    };
  }, [minutes, act]);
}
