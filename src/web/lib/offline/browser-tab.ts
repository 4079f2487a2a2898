/** What this tab keeps until it is closed. Where storage is forbidden or full, nothing is kept and nothing breaks. */
export const browserTab = {
  /** What was kept as JSON; null too where there is nothing. */
  readJson(key: string): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  /** Null drops it. */
  keep(key: string, value: string | null): void {
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, value);
    } catch {
      // It lasts as long as the page.
    }
  },
};
