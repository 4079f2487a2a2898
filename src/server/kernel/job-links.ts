import { createHmac, timingSafeEqual } from 'node:crypto';

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Makes and checks job links: 128 bits of HMAC over the offer's id, so that nothing but the offer has to be stored. */
export type JobLinks = {
  tokenFor(offerId: string): string;
  offerOf(token: string): string | undefined;
  urlFor(offerId: string): string;
};

export function createJobLinks(key: Buffer, publicUrl: string): JobLinks {
  const sign = (offerId: string) => createHmac('sha256', key).update(`job-link:${offerId}`).digest().subarray(0, 16);
  const tokenFor = (offerId: string) => `${offerId}.${sign(offerId).toString('base64url')}`;
  return {
    tokenFor,
    urlFor: (offerId) => `${publicUrl}/job/${tokenFor(offerId)}`,
    offerOf(token) {
      const [offerId = ''] = token.split('.');
      if (!idPattern.test(offerId)) return undefined;
      // As text: many texts decode to the same bytes, and only one of them is the link.
      const [given, expected] = [Buffer.from(token), Buffer.from(tokenFor(offerId))];
      return given.length === expected.length && timingSafeEqual(given, expected) ? offerId : undefined;
    },
  };
}
