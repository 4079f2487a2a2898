const key = 'porchlight.job';

type Places = {
  location: Pick<Location, 'pathname'>;
  history: Pick<History, 'replaceState'>;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
};

/**
 * The token of a job link. It leaves the address bar at once, so that no screenshot, share or history carries it, and
 * stays in this tab, so that a reload works. null when this tab never had one.
 */
export function takeJobToken({ location, history, storage }: Places): string | null {
  const [, token] = /^\/job\/([^/]{20,200})\/?$/.exec(location.pathname) ?? [];
  if (!token) return storage.getItem(key);
  const plain = decodeURIComponent(token);
  storage.setItem(key, plain);
  history.replaceState(null, '', '/job');
  return plain;
}
