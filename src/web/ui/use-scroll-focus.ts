import { type RefObject, useEffect } from 'react';

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]';

/**
 * Words that scroll and hold nothing to focus can be reached, and scrolled, with the keyboard: then, and only then, the
 * element itself takes the focus. How high its content is changes with the window and with what is shown. `always` is
 * for what is read more than pressed.
 */
export function useScrollFocus(element: RefObject<HTMLElement | null>, always = false): void {
  useEffect(() => {
    const scroller = element.current;
    if (!scroller) return;
    const look = () => {
      const scrolls = scroller.scrollHeight > scroller.clientHeight || scroller.scrollWidth > scroller.clientWidth;
      const held = [...scroller.querySelectorAll<HTMLElement>(focusable)].some((one) => one.tabIndex >= 0);
      if (always || (scrolls && !held)) scroller.tabIndex = 0;
      else if (scroller !== document.activeElement) scroller.removeAttribute('tabindex');
    };
    const sizes = new ResizeObserver(look);
    const contents = new MutationObserver(look);
    sizes.observe(scroller);
    contents.observe(scroller, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'open'],
    });
    look();
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, [element, always]);
}
