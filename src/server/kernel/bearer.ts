/**
 * The token that a request speaks by, without the signature behind it, read as the auth library reads it: however the
 * scheme is spelled, whatever spaces stand around and whether or not it is percent-encoded, one session is one token.
 */
export function bearerToken(headers: Headers | undefined): string | undefined {
  const given = /^bearer\s(.+)$/i.exec(headers?.get('authorization') ?? '')?.[1]?.trim() ?? '';
  return decoded(given).split('.')[0] || undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
