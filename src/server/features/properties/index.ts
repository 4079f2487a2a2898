/** Properties: what an owner rents out, its facts, its secrets in the vault, its guest link. */
export { countForeignHits, limitAddressProbing } from './address-taken.ts';
export { propertyChangeProcedures } from './change-procedures.ts';
export { checkAddresses } from './check-addresses.ts';
export { createProperties, type Refusal } from './create-properties.ts';
export { createProperty, newGuestToken, type PropertyToCreate } from './create-property.ts';
export { propertyDraftProcedures } from './draft-procedures.ts';
export { purgeExpiredDrafts } from './drafts.ts';
export { addGroupAgain, addGroupToMany, removeGroupFromMany } from './groups-of-many.ts';
export { imageFiles } from './image-files.ts';
export { propertyImageProcedures } from './image-procedures.ts';
export { normalizeAddress } from './normalize-address.ts';
export { propertyGroupProcedures, propertyProcedures } from './procedures.ts';
export {
  addFirstGroups,
  type GroupsByKind,
  groupsShown,
  isInGroup,
  setGroups,
  spelledAsBefore,
} from './property-groups.ts';
export {
  addressOf,
  areaOf,
  findProperty,
  findPropertyByGuestToken,
  type PropertyRecord,
  toOwnersProperty,
} from './queries.ts';
export { openSecret, openSecrets, secretsOnFile } from './secrets.ts';
export { attachImages, prepareImages, stageImage } from './stage-image.ts';
export { storedImages } from './stored-images.ts';
export { discardFiles, sweepFiles } from './sweep-files.ts';
export { updateProperty } from './update-property.ts';
