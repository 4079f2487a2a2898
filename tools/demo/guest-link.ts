import type { Vault } from '#server/platform/vault/port.ts';
import type { PropertyName } from './properties/all.ts';

/** Follows from this installation's own key, so that `npm start` can print it again and nobody else can guess it. */
export const guestTokenFor = (vault: Vault, property: PropertyName): string =>
  vault.deriveKey(`demo guest link: ${property}`).subarray(0, 16).toString('base64url');
