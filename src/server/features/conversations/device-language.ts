import { parseAccept } from 'hono/utils/accept';

/**
 * What the guest's device asks for first in `Accept-Language`, as `es` of `es-US`; undefined when it says nothing. The
 * guest's own words come before it.
 */
export function deviceLanguage(headers: Headers): string | undefined {
  const [first] = parseAccept(headers.get('accept-language') ?? '').sort((a, b) => b.q - a.q);
  return /^[a-z]{2}(?=-|$)/i.exec(first?.type ?? '')?.[0].toLowerCase();
}
