const prefix = 'porchlight.unwritten.';
const waiting = new Map<string, unknown>();

/**
 * What was typed and is on its way into storage. Sealing and IndexedDB take a moment, and a page that ends in that
 * moment (a reload, another address) would lose the last words. Such a page leaves them in its tab's session storage, in
 * clear, since no page can seal while it ends; the next page of the tab takes them out. Values are JSON; null stands for
 * a drop.
 */
export const pendingWrites = {
  /** Comes before the write, in the same turn as what was typed. */
  add: (key: string, value: unknown): void => void waiting.set(key, value),
  /** That value is in storage. */
  done(key: string, value: unknown): void {
    if (waiting.get(key) !== value) return; // a later one is on its way
    waiting.delete(key);
    inTab((tab) => tab.removeItem(prefix + key)); // this page was left and came back
  },
  /** Whether earlier pages of this tab left anything. */
  areLeft: (): boolean => {
    let left = false;
    inTab((tab) => {
      left = Object.keys(tab).some((key) => key.startsWith(prefix));
    });
    return left;
  },
  /**
   * What earlier pages of this tab left under names that begin so and contain the id; it is the caller's from now on.
   */
  take(beginning: string, personId = ''): [key: string, value: unknown][] {
    const left: [string, unknown][] = [];
    inTab((tab) => {
      for (const name of Object.keys(tab).filter(
        (key) => key.startsWith(prefix + beginning) && key.includes(personId),
      )) {
        left.push([name.slice(prefix.length), JSON.parse(tab.getItem(name) ?? 'null')]);
        tab.removeItem(name);
      }
    });
    return left;
  },
  /** They leave: nothing of it stays. */
  dropAllOf(personId: string): void {
    for (const key of waiting.keys()) if (key.includes(personId)) waiting.delete(key);
    inTab((tab) => {
      for (const name of Object.keys(tab)) if (name.startsWith(prefix) && name.includes(personId)) tab.removeItem(name);
    });
  },
};

globalThis.addEventListener?.('pagehide', () =>
  inTab((tab) => {
    for (const [key, value] of waiting) tab.setItem(prefix + key, JSON.stringify(value));
  }),
);

/** Some browsers forbid storage, or have no room: there it lasts as long as the page. */
function inTab(work: (tab: Storage) => void): void {
  try {
    work(sessionStorage);
  } catch {
    // said above
  }
}
