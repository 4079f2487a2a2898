import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { leftAt, restorePlace, stayHere } from './left-place.ts';

/**
 * Spec: every route change scrolls to the top. It also puts the focus on the new screen's heading and returns its title
 * to be read out. Back and Forward lead to where one was on that screen, and to the link one had followed. What changes
 * behind `?` or `#` alone (a filter, a dialog) is the same screen: nothing moves.
 */
export function useRouteChange(): string {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [said, setSaid] = useState('');
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    const left = leftAt(key); // from here on the place is this entry's
    if (shown.current === pathname) return stayHere();
    shown.current = pathname;
    setSaid(document.title);
    if (isBack && left) return restorePlace(left, focusHeading);
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [pathname, hash, key, isBack]);
  return said;
}

/** A heading takes the focus for once, not by Tab. The outline shows for those who came by keyboard. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('h1') ?? document.getElementById('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
