import { browserStore } from '../offline/browser-store.ts';

const key = 'porchlight.device';

/**
 * By what this browser names itself when somebody signs in: the server then knows it again, so that strangers who try
 * passwords lock nobody out of it, and a sign-in from elsewhere is told by mail. Null where nothing can be kept.
 */
export function deviceName(): string | null {
  const kept = browserStore.read(key);
  if (kept) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const name = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  browserStore.keep(key, name);
  return browserStore.read(key);
}
