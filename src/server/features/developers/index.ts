/** Developers: API keys, and webhooks that tell an owner's own server what happened. */
export { announce, foresee } from './announce.ts';
export { deliver, wakeDeliveries } from './deliver.ts';
export { tidyDeliveries } from './deliveries.ts';
export { developerProcedures } from './procedures.ts';
export { findKeyHolder, looksLikeKey } from './use-key.ts';
