import { imageSlots } from '#contract/properties/property-images.ts';
import type { properties } from '#server/db/tables/properties.ts';

/** Keys of the pictures that a property has, the large ones: the small ones stand beside them. */
export const imageFiles = (row: typeof properties.$inferSelect): string[] =>
  imageSlots.flatMap((slot) => row[slot]?.split('?')[0] ?? []);
