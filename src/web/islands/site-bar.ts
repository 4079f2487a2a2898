/**
 * Spec: the public bar changes its style once the page is scrolled by about 10 px, looked at 100 ms after the last
 * scroll.
 */
const distance = 10;
const debounce = 100;

/** Sets `data-scrolled` on the element with `data-site-bar`, whose styles do the rest. Nothing on pages without one. */
export function watchSiteBar() {
  const bar = document.querySelector('[data-site-bar]');
  if (!bar) return;
  const look = () => bar.toggleAttribute('data-scrolled', scrollY > distance);
  let timer: number | undefined;
  const lookLater = () => {
    clearTimeout(timer);
    timer = window.setTimeout(look, debounce);
  };
  addEventListener('scroll', lookLater, { passive: true });
  look(); // a page that was reloaded further down
}
