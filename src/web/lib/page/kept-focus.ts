// Whoever works by keys stands somewhere. Where the row they stand in goes (an article removed, a request decided), the
// browser would put them back to the top of the page; here they go on at the row that took its place.

const rowOf = 'li, tr, [role="listitem"], [role="row"]';
const reached = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex="0"]']
  .map((one) => `${one}:not(:disabled, [tabindex="-1"])`)
  .join(', ');
const headings = 'h1, h2, h3';
const afterOthersMs = 50;

type Stand = {
  element: Element;
  /** The screen; what goes because another one comes is not for here (route-change.ts). */
  path: string;
  /** Null outside of rows: whoever takes something else away knows where to go on. */
  list: Element | null;
  /** Which row of the list, and which of the things in it that keys reach. */
  row: number;
  place: number;
  /** From the inside out. */
  around: Element[];
};

/** Watches over the focus of a whole document. Returns how to stop. */
export function keepFocus(): () => void {
  /** The last place, and the last one outside of dialogs and menus, to which they give the focus back. */
  let stands: Stand[] = [];
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const below = stands.filter(({ element }) => element !== target && !isOver(element)).slice(0, 1);
    stands = [standAt(target), ...(isOver(target) ? below : [])];
  };
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget || !(target instanceof Element)) return;
    queueMicrotask(() => {
      if (target.isConnected && isNowhere()) stands = []; // left for nothing by whoever stood there
    });
  };
  const goOn = () => {
    if (!isNowhere() || stands.some(({ element, path }) => element.isConnected || path !== location.pathname)) return;
    const next = stands.map(nextTo).find((found) => found !== null);
    stands = [];
    next?.focus({ preventScroll: true });
  };
  let later: ReturnType<typeof setTimeout> | undefined;
  const watch = new MutationObserver(() => {
    if (stands.length === 0 || !isNowhere()) return;
    clearTimeout(later);
    later = setTimeout(goOn, afterOthersMs); // a screen that says itself where the focus goes does so first
  });
  addEventListener('focusin', remember);
  addEventListener('focusout', forget);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    removeEventListener('focusin', remember);
    removeEventListener('focusout', forget);
    watch.disconnect();
    clearTimeout(later);
  };
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

const isOver = (element: Element) => element.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

function standAt(element: Element): Stand {
  const row = element.closest(rowOf);
  const around: Element[] = [];
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) around.push(one);
  return {
    element,
    path: location.pathname,
    list: row?.parentElement ?? null,
    row: row?.parentElement ? [...row.parentElement.children].indexOf(row) : -1,
    place: row ? [...row.querySelectorAll(reached)].indexOf(element) : -1,
    around,
  };
}

/** What took its place: the same thing in the row that is there now, else the heading of what it stood under. */
function nextTo({ list, row, place, around }: Stand): HTMLElement | null {
  if (!list) return null;
  const rows = list.isConnected ? [...list.children].filter((one) => one.matches(rowOf)) : [];
  for (const one of [rows[row], rows[row - 1], rows.at(-1)]) {
    const within = [...(one?.querySelectorAll<HTMLElement>(reached) ?? [])];
    const found = within[place] ?? within[0];
    if (found) return found;
  }
  const heading = around
    .filter(({ isConnected }) => isConnected)
    .map((one) => one.querySelector<HTMLElement>(headings))
    .find((one) => one !== null);
  if (heading) heading.tabIndex = -1;
  return heading ?? null;
}
