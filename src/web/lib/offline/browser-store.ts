/** What this browser keeps from visit to visit. Where storage is forbidden or full, nothing is kept and nothing breaks. */
export const browserStore = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** What was kept as JSON; null too where it is cut off, or was written by hand. */
  readJson(key: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  /** The names it keeps that begin so. */
  keys(beginning: string): string[] {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(beginning));
    } catch {
      return [];
    }
  },
  /** Null drops it. */
  keep(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // It lasts as long as the page.
    }
  },
};
