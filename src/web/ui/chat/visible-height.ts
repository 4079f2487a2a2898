import { useEffect } from 'react';

/**
 * Keeps `--visible-height` at what a phone's keyboard leaves free. Some browsers lay the keyboard over the page
 * instead of making it lower; without this the composer would lie under it.
 */
export function useVisibleHeight() {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const root = document.documentElement;
    const follow = () => {
      if (viewport.scale > 1.01) return; // a reader who has zoomed in keeps the page as it is
      root.style.setProperty('--visible-height', `${viewport.height}px`);
      if (root.scrollTop > 0) root.scrollTop = 0;
    };
    follow();
    viewport.addEventListener('resize', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      root.style.removeProperty('--visible-height');
    };
  }, []);
}
