import { browserStore } from '../../../lib/offline/browser-store.ts';

/** The token of the property's link, from `/g/<token>`; null when the address holds none. */
export function guestTokenIn(pathname: string): string | null {
  const [, token] = /^\/g\/([^/]{10,200})\/?$/.exec(pathname) ?? [];
  return token ? decodeURIComponent(token) : null;
}

/** What names the property in the frame on its owner's page, from `/widget/<key>`. */
export const siteKeyIn = (pathname: string): string | null =>
  /^\/widget\/(page\.[\w-]{10,190})$/.exec(pathname)?.[1] ?? null;

/** The personal link of a stay, from `#stay=<token>`: behind the fragment no server log sees it. */
export const stayTokenIn = (hash: string): string | null => /^#stay=([\w.-]{10,100})$/.exec(hash)?.[1] ?? null;

/** A thread and the secret that only its opener holds. */
export type KeptThread = { id: string; secret: string };

const key = (token: string) => `porchlight.guest.${token}`;

const openingPlace = (token: string) => `porchlight.guest.opening.${token}`;

/**
 * Under which key the thread behind a link is opened: the same until it is open, whatever opens it and over a reload,
 * so that an answer that was lost leaves no empty thread behind.
 */
export function openingKey(token: string, wanted: string): string {
  const known = browserStore.read(openingPlace(token));
  if (!known) browserStore.keep(openingPlace(token), wanted);
  return known ?? wanted;
}

/** The thread this browser opened behind a link, so that a reload goes on with it. */
export function keptThread(token: string): KeptThread | null {
  const { id, secret } = (browserStore.readJson(key(token)) ?? {}) as Partial<KeptThread>; // written by `keepThread`, or not ours
  return typeof id === 'string' && typeof secret === 'string' ? { id, secret } : null;
}

export function keepThread(token: string, { id, secret }: KeptThread) {
  browserStore.keep(key(token), JSON.stringify({ id, secret }));
  browserStore.keep(openingPlace(token), null);
}

export const forgetThread = (token: string) => browserStore.keep(key(token), null);
