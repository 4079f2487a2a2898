/** /login with the way back to where somebody came from. */
export function loginAddress(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return `/login?${new URLSearchParams({ from: pathname + search + hash })}`;
}

/** The way back that an address carries, when it leads to a screen of ours; null for anything else. */
export function returnPath(search: string): string | null {
  const from = new URLSearchParams(search).get('from');
  if (!from?.startsWith('/')) return null;
  const origin = 'http://own.invalid';
  const url = URL.canParse(from, origin) ? new URL(from, origin) : null;
  if (url?.origin !== origin || url.pathname === '/login' || url.pathname === '/') return null;
  return url.pathname + url.search + url.hash;
}
