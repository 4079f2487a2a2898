import { type ImageSlot, imageSlots, type PropertyImages } from '#contract/properties/property-images.ts';
import type { z } from '#contract/z.ts';
import type { FileLinks } from '#server/kernel/file-links.ts';

/** The two sizes of one picture. The row names the first; the second stands beside it. */
export type Keys = { full: string; small: string };

const besides = (full: string): Keys => ({ full, small: full.replace(/\.webp$/, '.small.webp') });

/** Where a property's picture stands (product rules, section 12.10); a new one takes the place of the old. */
export const keysOf = (propertyId: string, slot: ImageSlot): Keys => besides(`${propertyId}/${slot}.webp`);

export const stagedKeys = (stagedId: string): Keys => besides(`staged/${stagedId}.webp`);

/** Both sizes of the file that a row of `staged_files` is about. */
export const keysBy = (fileKey: string): Keys => besides(fileKey);

/** What the property's column holds: the key, and which picture it is, so that a link changes when the picture does. */
export const columnValue = (keys: Keys, version: string): string => `${keys.full}?v=${version}`;

export type ImageColumns = Partial<Record<ImageSlot, string | null>>;

/** Signed links to every picture a property has. */
export function imagesOf(row: Record<ImageSlot, string | null>, links: FileLinks): z.infer<typeof PropertyImages> {
  const filled = imageSlots.flatMap((slot) => {
    const value = row[slot];
    return value === null ? [] : [[slot, linksTo(value, links)] as const];
  });
  return Object.fromEntries(filled);
}

/** @param value of the column */
export function linksTo(value: string, links: FileLinks): { full: string; small: string } {
  const [full = '', version = ''] = value.split('?');
  const keys = keysBy(full);
  return { full: `${links.urlFor(keys.full)}?${version}`, small: `${links.urlFor(keys.small)}?${version}` };
}
