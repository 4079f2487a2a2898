/** Properties: what an owner rents out, its facts, its secrets in the vault, its guest link. */
export { createProperty, newGuestToken, type PropertyToCreate } from './create-property.ts';
export { normalizeAddress } from './normalize-address.ts';
export { propertyProcedures } from './procedures.ts';
export {
  addressOf,
  areaOf,
  findProperty,
  findPropertyByGuestToken,
  listProperties,
  type PropertyRecord,
} from './queries.ts';
export { openSecret, openSecrets, sealSecrets, secretsOnFile } from './secrets.ts';
