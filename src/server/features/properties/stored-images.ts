import { type ImageSlot, imageSlots } from '#contract/properties/property-images.ts';
import type { Deps } from '#server/kernel/context.ts';
import { keysBy } from './image-keys.ts';

export type StoredImage = { slot: ImageSlot; bytes: Uint8Array };

/** A property's pictures in their large size, as WebP; a file that is gone is left out. */
export async function storedImages(
  { files }: Pick<Deps, 'files'>,
  row: Record<ImageSlot, string | null>,
  slots: readonly ImageSlot[] = imageSlots,
): Promise<StoredImage[]> {
  const read = slots.map(async (slot) => {
    const [key] = row[slot]?.split('?') ?? [];
    const bytes = key && (await files.get(keysBy(key).full));
    return bytes ? [{ slot, bytes }] : [];
  });
  return (await Promise.all(read)).flat();
}
