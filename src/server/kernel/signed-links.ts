import { createHmac, timingSafeEqual } from 'node:crypto';

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Makes and checks links that need no sign-in: 128 bits of HMAC over an id, so that nothing more has to be stored. */
export type SignedLinks = {
  tokenFor(id: string): string;
  idOf(token: string): string | undefined;
  urlFor(id: string): string;
};

/**
 * @param purpose keeps the token of one kind of link from opening another; @param base where the page of such a link
 * is, without a trailing slash
 */
export function createSignedLinks(key: Buffer, purpose: string, base: string): SignedLinks {
  const sign = (id: string) => createHmac('sha256', key).update(`${purpose}:${id}`).digest().subarray(0, 16);
  const tokenFor = (id: string) => `${id}.${sign(id).toString('base64url')}`;
  return {
    tokenFor,
    idOf(token) {
      const [id = ''] = token.split('.');
      if (!idPattern.test(id)) return undefined;
      // As text: many texts decode to the same bytes, and only one of them is the link.
      const [given, expected] = [Buffer.from(token), Buffer.from(tokenFor(id))];
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
    },
    urlFor: (id) => `${base}/${tokenFor(id)}`,
  };
}
