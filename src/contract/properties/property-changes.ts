import { AssignedContractors } from '../contractors/assigned.ts';
import { base } from '../errors.ts';
import { manualLimits, NewArticle } from '../knowledge/knowledge.ts';
import { limits } from '../limits.ts';
import * as copyInEnglish from '../messages/en/properties.ts';
import { fill } from '../messages/fill.ts';
import { spoken } from '../messages/spoken.ts';
import { Id, Instant } from '../paging.ts';
import { z } from '../z.ts';
import { NewProperty, Property, PropertyRow } from './properties.ts';
import { imageSlots } from './property-images.ts';

const copy = spoken(copyInEnglish);

/**
 * A whole new property (spec 2, section 7, "Creating a property"): its fields, its contractors, its articles and the
 * staged pictures that become its own, in one transaction.
 */
export const WholeProperty = NewProperty.extend({
  contractors: AssignedContractors,
  /** Slot to the id of a staged picture. */
  images: z.partialRecord(z.enum(imageSlots), Id).default({}),
  /** What its guests are told beside its fields. */
  articles: z
    .array(NewArticle.omit({ property_id: true }))
    .max(manualLimits.articles)
    .default([]),
});
export type WholeProperty = z.infer<typeof WholeProperty>;

/** Fields that are absent stay as they are; null empties one. `version` is the one the edit started from. */
export const PropertyChanges = NewProperty.partial().extend({ id: Id, version: z.number().int() });
export type PropertyChanges = z.infer<typeof PropertyChanges>;

export const AddressAnswer = z.object({
  free: z.boolean(),
  /** Why it is not free, as `create` would say it. */
  message: z.string().nullable(),
  /** My own removed property of that address. */
  restore_id: Id.nullable(),
});
export type AddressAnswer = z.infer<typeof AddressAnswer>;

/** A removed property; its owner can bring it back until then, staff can at any time. */
export const RemovedProperty = PropertyRow.extend({ removed_at: Instant, restore_until: Instant });
export type RemovedProperty = z.infer<typeof RemovedProperty>;

/** A removed one as the Porchlight team finds it, however long ago that was. */
export const FoundRemoved = RemovedProperty.extend({ owner_name: z.string(), owner_email: z.string() });
export type FoundRemoved = z.infer<typeof FoundRemoved>;

/** For how long its owner can bring a removed property back. */
export const restoreDays = 30;

/** Word for word (spec 2, section 8); a removed one's is ours (product rules, section 12.8). */
export const addressMessages = {
  mine: (address: string) => fill(copy.addressIsYours, { address }),
  others: (address: string) => fill(copy.addressIsTaken, { address }),
  removed: (address: string) => fill(copy.addressIsRemoved, { address }),
} as const;

const tags = ['properties'];

/** A property begins with whoever serves it: all of it, or nothing. */
export const newProperties = {
  create: base
    .route({ method: 'POST', path: '/properties', successStatus: 201, tags, summary: 'Add a property' })
    .input(WholeProperty)
    .output(Property),
};

/**
 * CONFLICT carries in `fields` what it is about: `street_address` for an address that is taken (with
 * `restore_id` = the owner's own removed property of that address, where there is one), `version` for an edit that
 * started from an older state.
 */
export const propertyChanges = {
  /** Asked while the wizard is open, before anything is sent. */
  checkAddress: base
    .route({ method: 'POST', path: '/properties/check-address', tags, summary: 'Whether an address is free' })
    .input(
      NewProperty.pick({ street_address: true, city: true, state: true, zip: true }).extend({
        /** The property that is being edited: its own address is no conflict. */
        except: Id.optional(),
      }),
    )
    .output(AddressAnswer),
  update: base
    .route({ method: 'PATCH', path: '/properties/{id}', tags, summary: 'Change some of its fields' })
    .input(PropertyChanges)
    .output(Property),
  remove: base
    .route({ method: 'POST', path: '/properties/{id}/remove', tags, summary: 'Take it out of the active properties' })
    .input(z.object({ id: Id }))
    .output(RemovedProperty),
  restore: base
    .route({
      method: 'POST',
      path: '/properties/{id}/restore',
      tags,
      summary: 'Restore a removed property (30 days; staff: any time)',
    })
    .input(z.object({ id: Id }))
    .output(PropertyRow),
  removed: base
    .route({ method: 'GET', path: '/properties/removed', tags, summary: 'My removed properties that can be restored' })
    .output(z.object({ items: z.array(RemovedProperty) })),
  findRemoved: base
    .route({
      method: 'GET',
      path: '/staff/removed-properties',
      tags: ['staff'],
      summary: 'Removed properties whose name, address or owner holds the words (staff); the latest first, 20 at most',
    })
    .input(z.object({ q: z.string().trim().min(2, copy.searchTooShort).max(limits.shortText) }))
    .output(z.object({ items: z.array(FoundRemoved) })),
  rotateGuestLink: base
    .route({
      method: 'POST',
      path: '/properties/{id}/guest-link',
      tags,
      summary: 'A new guest link; the old one and its printed QR cards stop working',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ guest_link: z.string() })),
};
