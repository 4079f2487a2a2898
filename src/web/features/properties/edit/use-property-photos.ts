import { useEffect, useState } from 'react';
import type { Property } from '#contract/properties/properties.ts';
import { type ImageSlot, imageSlots, type SlotImage } from '#contract/properties/property-images.ts';
import { api, messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { uploadSignedIn } from '../../../lib/http/upload-signed-in.ts';
import { showToast } from '../../../ui/overlay/toast.ts';
import { SlotPhotos } from '../photos/slot-photos.ts';

/** The pictures of a property that exists: each is put, or taken away, at once. */
export function usePropertyPhotos(id: string, images: Property['images'] | undefined) {
  const [photos] = useState(
    () =>
      new SlotPhotos<SlotImage>(async (slot, photo, on) => {
        const image = await uploadSignedIn<SlotImage>(`/properties/${id}/images/${slot}`, { ...photo, ...on });
        void queryClient.invalidateQueries({ queryKey: orpc.properties.key() });
        return image;
      }),
  );
  useEffect(() => {
    if (images) for (const slot of imageSlots) photos.put(slot, images[slot]);
  }, [photos, images]);
  useEffect(() => {
    const resume = () => photos.resume();
    addEventListener('online', resume);
    return () => removeEventListener('online', resume);
  }, [photos]);

  const remove = async (slot: ImageSlot) => {
    const image = photos.slots[slot]?.image;
    photos.put(slot, undefined);
    try {
      await api.propertyImages.remove({ id, slot });
      void queryClient.invalidateQueries({ queryKey: orpc.properties.key() });
    } catch (error) {
      photos.put(slot, image);
      showToast({ title: messageOf(error), tone: 'error' });
    }
  };
  return { photos, remove: (slot: ImageSlot) => void remove(slot) };
}
