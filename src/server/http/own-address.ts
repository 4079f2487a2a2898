/** Under these names a request says where to lead on to. */
const names = ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL', 'redirectTo'];

/** Whether every address that came along leads to our own pages; the auth library looks at some of them too late. */
export function leadsHome(publicUrl: string, query: Record<string, string[]>, body?: Record<string, unknown>): boolean {
  const given = names.flatMap((name) => [...(query[name] ?? []), body?.[name]]);
  return given.every((address) => isOwn(address, publicUrl));
}

/** A path from the root, or whole and on our origin, as a browser would read it. Nothing at all leads nowhere. */
function isOwn(address: unknown, publicUrl: string): boolean {
  if (address === undefined || address === null) return true;
  if (typeof address !== 'string' || !/^[!-~]*$/.test(address)) return false;
  const { origin } = new URL(publicUrl);
  if (!address.startsWith('/') && !address.startsWith(`${origin}/`)) return false;
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  return url?.origin === origin && !url.pathname.startsWith('//');
}
