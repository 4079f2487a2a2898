import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Spec: every route change scrolls to the top. It also puts the focus on the new screen's heading and returns its title
 * to be read out. What changes behind `?` or `#` alone (a filter, a dialog) is the same screen: nothing moves.
 */
export function useRouteChange(): string {
  const { pathname, hash } = useLocation();
  const [said, setSaid] = useState('');
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
    setSaid(document.title);
  }, [pathname, hash]);
  return said;
}

/** A heading takes the focus for once, not by Tab. The outline shows for those who came by keyboard. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('h1') ?? document.getElementById('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
