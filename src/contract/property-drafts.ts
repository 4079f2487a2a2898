import { base } from './errors.ts';
import { Instant } from './paging.ts';
import { imageSlots, StagedImage } from './property-images.ts';
import { z } from './z.ts';

/**
 * What stands in the wizard, as typed: nothing in it is checked but its size. Secrets in it are sealed at rest like a
 * property's own. `step` is 1 to 6.
 */
export const PropertyDraft = z.object({
  step: z.number().int().min(1).max(6),
  fields: z.record(z.string().max(64), z.string().max(4000)),
  contractors: z.array(z.record(z.string().max(64), z.unknown())).max(50),
  images: z.partialRecord(z.enum(imageSlots), StagedImage),
});
export type PropertyDraft = z.infer<typeof PropertyDraft>;

/** One draft a customer: the newest. */
export const propertyDrafts = {
  get: base
    .route({ method: 'GET', path: '/property-draft', tags: ['properties'], summary: 'What was begun and not saved' })
    .output(z.object({ draft: PropertyDraft.extend({ saved_at: Instant }).nullable() })),
  save: base
    .route({ method: 'PUT', path: '/property-draft', tags: ['properties'], summary: 'Keep what stands in the wizard' })
    .input(PropertyDraft)
    .output(z.object({ saved_at: Instant })),
  discard: base
    .route({ method: 'DELETE', path: '/property-draft', tags: ['properties'], summary: 'Throw the draft away' })
    .output(z.object({})),
};
