/** The token of the property's link, from `/g/<token>`; null when the address holds none. */
export function guestTokenIn(pathname: string): string | null {
  const [, token] = /^\/g\/([^/]{10,200})\/?$/.exec(pathname) ?? [];
  return token ? decodeURIComponent(token) : null;
}

/** The personal link of a stay, from `#stay=<token>`: behind the fragment no server log sees it. */
export const stayTokenIn = (hash: string): string | null => /^#stay=([\w.-]{10,100})$/.exec(hash)?.[1] ?? null;

/** A thread and the secret that only its opener holds. */
export type KeptThread = { id: string; secret: string };

const key = (token: string) => `porchlight.guest.${token}`;

/** The thread this browser opened behind a link, so that a reload goes on with it. */
export function keptThread(token: string): KeptThread | null {
  try {
    const { id, secret } = JSON.parse(localStorage.getItem(key(token)) ?? '{}');
    return typeof id === 'string' && typeof secret === 'string' ? { id, secret } : null;
  } catch {
    return null; // storage is forbidden, or what is there is not ours: the guest starts anew
  }
}

export function keepThread(token: string, { id, secret }: KeptThread) {
  try {
    localStorage.setItem(key(token), JSON.stringify({ id, secret }));
  } catch {
    // Storage is forbidden in this window: the thread lasts as long as the page.
  }
}

export function forgetThread(token: string) {
  try {
    localStorage.removeItem(key(token));
  } catch {
    // Nothing was kept where nothing can be.
  }
}
