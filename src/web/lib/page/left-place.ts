/** Where somebody was on a screen when they left it: how far down, in px, and on which link. */
export type LeftPlace = { top: number; link: string | null };

/** By the entry of the history. They last as long as the document, as what is drawn in it does. */
const places = new Map<string, LeftPlace>();
let here: string | null = null;

/** Where this entry of the history was left, if it was; it is the one that is watched from now on. */
export function leftAt(entry: string): LeftPlace | undefined {
  const left = places.get(entry);
  if (here === null) watch();
  here = entry;
  return left && { ...left };
}

/** The same screen under another entry: a filter changed, or a dialog opened or closed. */
export const stayHere = (): void => note({ top: scrollY });

function watch(): void {
  addEventListener('scroll', () => note({ top: scrollY }), { passive: true });
  addEventListener('focusin', ({ target }) => note({ link: linkOf(target) }));
}

function note(change: Partial<LeftPlace>): void {
  if (here !== null && !restoring) places.set(here, { top: 0, link: null, ...places.get(here), ...change });
}

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest('main a[href]')?.getAttribute('href') ?? null) : null;

/** Rows that are drawn late make the screen as long as it was: it is tried for so many milliseconds. */
const patienceMs = 3000;
let restoring = false;

/**
 * Scrolls to where somebody was and puts the focus on the link they had followed, or else by `otherwise`; as soon as the
 * screen is long enough, unless they move first. Returns what stops it.
 */
export function restorePlace({ top, link }: LeftPlace, otherwise: () => void): () => void {
  const until = performance.now() + patienceMs;
  const stop = new AbortController();
  restoring = true;
  otherwise();
  const end = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    restoring = false;
    stayHere();
  };
  const attempt = () => {
    if (stop.signal.aborted) return;
    scrollTo({ top, behavior: 'instant' });
    const target = link && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(link)}"]`);
    const isThere = Math.abs(scrollY - top) < 2 && (link === null || target);
    if (target && isThere) target.focus({ preventScroll: true });
    if (isThere || performance.now() > until) end();
    else requestAnimationFrame(attempt);
  };
  for (const sign of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(sign, end, { signal: stop.signal, passive: true });
  attempt();
  return end;
}
