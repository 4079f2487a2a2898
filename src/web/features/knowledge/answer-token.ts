const key = 'porchlight.answer';

type Places = {
  location: Pick<Location, 'pathname'>;
  history: Pick<History, 'replaceState'>;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
};

/** The token of an answer link, taken out of the address bar at once and kept in this tab. null when there never was one. */
export function takeAnswerToken({ location, history, storage }: Places): string | null {
  const [, token] = /^\/answer\/([^/]{20,200})\/?$/.exec(location.pathname) ?? [];
  if (!token) return storage.getItem(key);
  const plain = decodeURIComponent(token);
  storage.setItem(key, plain);
  history.replaceState(null, '', '/answer');
  return plain;
}
