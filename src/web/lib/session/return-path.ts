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
  // "/.//elsewhere" is a path of ours until its dot is taken out; then it is another site's name.
  return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash;
}
