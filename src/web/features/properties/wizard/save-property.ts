import type { AssignedContractor } from '#contract/contractors/assigned.ts';
import * as copy from '#contract/messages/en/properties/wizard.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Property } from '#contract/properties/properties.ts';
import { WholeProperty } from '#contract/properties/property-changes.ts';
import type { StagedImage } from '#contract/properties/property-images.ts';
import { api, fieldsOf, hasStatus, messageOf } from '../../../lib/http/api.ts';
import { uploadSignedIn } from '../../../lib/http/upload-signed-in.ts';
import type { SlotPhotos } from '../photos/slot-photos.ts';
import type { WaitingArticle } from './draft.ts';
import { uncheckedFrom, type Values } from './values.ts';

/** What a save is at (spec 2, section 4), as it is said. */
export const stages = {
  validating: copy.validating,
  address: copy.checkingAddress,
  details: copy.savingDetails,
  images: copy.uploadingImages,
  contractors: copy.savingContractors,
} as const;
export type Stage = keyof typeof stages;

export type Outcome =
  | { is: 'saved'; property: Property }
  /** `restoreId` is the owner's own removed property of that address. */
  | { is: 'taken'; message: string; restoreId: string | null }
  | { is: 'failed'; message: string; fields: Record<string, string> };

type Filled = {
  articles: readonly WaitingArticle[];
  values: Values;
  contractors: readonly AssignedContractor[];
  photos: SlotPhotos<StagedImage>;
};

/** Saves what has been checked: one call makes the whole property; photos that were not there yet follow it. */
export async function saveProperty(filled: Filled, onStage: (stage: Stage) => void): Promise<Outcome> {
  onStage('address');
  const address = await addressOutcome(filled.values);
  if (address) return address;
  onStage('details');
  filled.photos.pause();
  const whole = wholeFrom(filled);
  try {
    const property = await api.newProperties.create(whole);
    onStage('images');
    await filled.photos.redirect(putInto(property.id));
    onStage('contractors');
    return { is: 'saved', property };
  } catch (error) {
    filled.photos.resume();
    return failureOf(error);
  }
}

/** What is wrong with an address; null when it is free. */
export async function addressOutcome(values: Values): Promise<Exclude<Outcome, { is: 'saved' }> | null> {
  const { street_address, city, state, zip } = WholeProperty.pick(addressFields).parse(uncheckedFrom(values));
  try {
    const { free, message, restore_id } = await api.propertyChanges.checkAddress({ street_address, city, state, zip });
    return free ? null : { is: 'taken', message: message ?? '', restoreId: restore_id };
  } catch (error) {
    if (hasStatus(error, 429)) return null; // asked too often: saving will tell
    return { is: 'failed', message: copy.addressCheckFailed, fields: {} };
  }
}

const addressFields = { street_address: true, city: true, state: true, zip: true } as const;

function wholeFrom({ values, contractors, photos, articles }: Filled): WholeProperty {
  const images = Object.fromEntries(Object.entries(photos.images()).map(([slot, { id }]) => [slot, id]));
  return WholeProperty.parse({
    ...uncheckedFrom(values),
    contractors,
    images,
    ...(articles.length > 0 && { articles }),
  });
}

const putInto =
  (propertyId: string): Parameters<SlotPhotos<StagedImage>['redirect']>[0] =>
  async (slot, photo, on) => {
    await uploadSignedIn(`/properties/${propertyId}/images/${slot}`, { ...photo, ...on });
    return undefined;
  };

/** In the words of the specification (section 8), unless the address is what is wrong. */
export function failureOf(error: unknown): Outcome {
  const message = messageOf(error);
  const { restore_id = null, ...fields } = fieldsOf(error);
  if (fields.street_address) return { is: 'taken', message: fields.street_address, restoreId: restore_id };
  const ofContractors = Object.entries(fields).find(([path]) => path.startsWith('contractors'))?.[1];
  if (ofContractors) return { is: 'failed', message: fill(copy.contractorsFailed, { why: ofContractors }), fields };
  return { is: 'failed', message: fill(copy.createFailed, { why: message }), fields };
}
