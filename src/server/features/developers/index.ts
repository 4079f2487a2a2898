/** Developers: API keys, and webhooks that tell an owner's own server what happened. */
export { announce } from './announce.ts';
export { masked, withoutCodes, withoutDigits } from './codeless-vault.ts';
export { deliver, wakeDeliveries } from './deliver.ts';
export { purgeExpiredDeliveries } from './deliveries.ts';
export { endKeysOf } from './keys.ts';
export { developerProcedures } from './procedures.ts';
export { findKeyHolder, type KeyHolder, looksLikeKey, requireScopes } from './use-key.ts';
