import { createHmac, timingSafeEqual } from 'node:crypto';

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** As below, of something whose link can be made anew: what an older version opens, its row's version decides. */
export type RenewableLinks = {
  tokenFor(id: string, version: number): string;
  read(token: string): { id: string; version: number } | undefined;
  urlFor(id: string, version: number): string;
};

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

/** @param purpose, @param base as above */
export function createRenewableLinks(key: Buffer, purpose: string, base: string): RenewableLinks {
  const tokenFor = (id: string, version: number) =>
    `${id}.${version}.${createHmac('sha256', key).update(`${purpose}:${id}:${version}`).digest().subarray(0, 16).toString('base64url')}`;
  return {
    tokenFor,
    read(token) {
      const [id = '', version = ''] = token.split('.');
      if (!idPattern.test(id) || !/^[1-9]\d{0,8}$/.test(version)) return undefined;
      const [given, expected] = [Buffer.from(token), Buffer.from(tokenFor(id, Number(version)))];
      const isWhole = given.length === expected.length && timingSafeEqual(given, expected);
      return isWhole ? { id, version: Number(version) } : undefined;
    },
    urlFor: (id, version) => `${base}/${tokenFor(id, version)}`,
  };
}
