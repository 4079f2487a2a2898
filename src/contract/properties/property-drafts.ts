import { base } from '../errors.ts';
import { manualLimits, NewArticle } from '../knowledge/knowledge.ts';
import { Instant } from '../paging.ts';
import { z } from '../z.ts';
import { imageSlots, StagedImage } from './property-images.ts';

/**
 * What stands in the wizard, as typed: nothing in it is checked but its size. Secrets in it are sealed at rest like a
 * property's own. `step` is 1 to 6.
 */
export const PropertyDraft = z.object({
  step: z.number().int().min(1).max(6),
  fields: z.record(z.string().max(64), z.string().max(4000)),
  contractors: z.array(z.record(z.string().max(64), z.unknown())).max(50),
  images: z.partialRecord(z.enum(imageSlots), StagedImage),
  /** Articles that are written together with the property. */
  articles: z
    .array(NewArticle.omit({ property_id: true }))
    .max(manualLimits.articles)
    .default([]),
  /** A manual that was pasted and what was ticked of it, as the wizard wrote it down. */
  manual: z.string().max(200_000).nullable().default(null),
});
export type PropertyDraft = z.infer<typeof PropertyDraft>;

/** One that was begun and not saved; its id is chosen by the wizard that began it. */
export const BegunProperty = PropertyDraft.extend({ id: z.uuid(), saved_at: Instant });
export type BegunProperty = z.infer<typeof BegunProperty>;

/** Each property that is begun has a draft of its own: no two are ever one. At most `limits.propertyDrafts` a customer. */
export const propertyDrafts = {
  list: base
    .route({ method: 'GET', path: '/property-drafts', tags: ['properties'], summary: 'What was begun, newest first' })
    .output(z.object({ items: z.array(BegunProperty) })),
  discard: base
    .route({ method: 'DELETE', path: '/property-drafts/{id}', tags: ['properties'], summary: 'Throw a draft away' })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
  save: base
    .route({ method: 'PUT', path: '/property-drafts', tags: ['properties'], summary: 'Keep what stands in a wizard' })
    .input(PropertyDraft.extend({ draft_id: z.uuid() }))
    .output(z.object({ saved_at: Instant })),
};
