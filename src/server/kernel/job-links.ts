import { createSignedIds } from './signed-ids.ts';

/** Makes and checks job links; nothing but the offer has to be stored. */
export type JobLinks = {
  tokenFor(offerId: string): string;
  offerOf(token: string): string | undefined;
  urlFor(offerId: string): string;
};

export function createJobLinks(key: Buffer, publicUrl: string): JobLinks {
  const { tokenFor, idOf } = createSignedIds(key, 'job-link');
  return { tokenFor, offerOf: idOf, urlFor: (offerId) => `${publicUrl}/job/${tokenFor(offerId)}` };
}
