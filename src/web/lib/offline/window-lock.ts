/**
 * Holds a name for this window until `released`, or until the window is closed, killed or reloaded; false when another
 * window has it. Over plain http browsers keep no locks: there every window may have it.
 */
export function lockForWindow(name: string, released: AbortSignal): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((answer) => {
    const asked = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      answer(lock !== null);
      if (!lock || released.aborted) return undefined;
      return new Promise<void>((done) => released.addEventListener('abort', () => done()));
    });
    asked.catch(() => answer(true)); // forbidden, as storage may be
  });
}
