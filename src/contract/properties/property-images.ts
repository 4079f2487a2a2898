import { base } from '../errors.ts';
import { Id, Instant } from '../paging.ts';
import { z } from '../z.ts';

/** The nine image slots; each is the property's column of that name (spec 2, section 3). */
export const imageSlots = [
  'alt_lock_box_location_image',
  'kitchen_sink_water_valve_location_image',
  'main_water_shut_off_location_image',
  'emergency_furnace_shut_off_location_image',
  'dishwasher_water_valve_location_image',
  'bath_sink_water_valve_location_image',
  'parking_spot_image',
  'trash_bin_location_image',
  'electric_panel_location_image',
] as const;
export type ImageSlot = (typeof imageSlots)[number];

/** Signed links, good for an hour: `full` 1600 px, `small` 480 px on the longest side. */
export const SlotImage = z.object({ full: z.string(), small: z.string() }).meta({ id: 'SlotImage' });
export type SlotImage = z.infer<typeof SlotImage>;
export const PropertyImages = z.partialRecord(z.enum(imageSlots), SlotImage);

/** A picture that is kept until the property it is meant for is saved; after a day without that it is swept. */
export const StagedImage = SlotImage.extend({ id: Id, slot: z.enum(imageSlots), created_at: Instant }).meta({
  id: 'StagedImage',
});
export type StagedImage = z.infer<typeof StagedImage>;

/** An upload is multipart with one part `file`: a JPEG, PNG, WebP, HEIC or GIF under 5 MB. */
const Upload = z.file();

export const propertyImages = {
  stage: base
    .route({
      method: 'POST',
      path: '/property-images/{slot}',
      successStatus: 201,
      tags: ['properties'],
      summary: 'Keep a picture for a property that is not saved yet',
    })
    .input(z.object({ slot: z.enum(imageSlots), file: Upload }))
    .output(StagedImage),
  put: base
    .route({
      method: 'POST',
      path: '/properties/{id}/images/{slot}',
      tags: ['properties'],
      summary: 'Put a picture into a slot, in the place of the one that is there',
    })
    .input(z.object({ id: Id, slot: z.enum(imageSlots), file: Upload }))
    .output(SlotImage),
  remove: base
    .route({
      method: 'DELETE',
      path: '/properties/{id}/images/{slot}',
      tags: ['properties'],
      summary: 'Empty a slot',
    })
    .input(z.object({ id: Id, slot: z.enum(imageSlots) }))
    .output(z.object({})),
};
