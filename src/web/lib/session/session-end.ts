import { useSyncExternalStore } from 'react';

/**
 * What brought somebody to /login who did not sign out: nothing was touched for long, or the session ended elsewhere.
 */
export type SessionEnd = 'idle' | 'elsewhere';

/** As the navigation to /login carried it, which outlives a reload; null for whoever came by themselves. */
export const useSessionEnd = (): SessionEnd | null => useSyncExternalStore(noChange, readEnd, () => null);

function readEnd(): SessionEnd | null {
  const { usr } = (history.state ?? {}) as { usr?: { ended?: SessionEnd } | null }; // written by the router
  return usr?.ended ?? null;
}

const noChange = () => () => {};
