import * as copyInEnglish from '#contract/messages/en/sheets/prints.ts';
import type { ImageSlot } from '#contract/properties/property-images.ts';
import { type PropertyRecord, storedImages } from '#features/properties';
import type { Deps } from '#server/kernel/context.ts';
import { retoldTable } from '#server/kernel/retold.ts';

/** Sharp at the 168 points (59 mm) that a photo is wide on the sheet: 257 dots an inch. */
const printedSize = { width: 600, height: 450 };

export type HousePhoto = { title: string; jpeg: Buffer };

/** Never the lock box: where it hangs is a secret, and the sheet is read by whoever is in the house. */
const titles: Partial<Record<ImageSlot, string>> = retoldTable(
  {
    main_water_shut_off_location_image: copyInEnglish.waterShutOff,
    electric_panel_location_image: copyInEnglish.electricPanel,
    emergency_furnace_shut_off_location_image: copyInEnglish.furnaceShutOff,
    kitchen_sink_water_valve_location_image: copyInEnglish.kitchenValve,
    dishwasher_water_valve_location_image: copyInEnglish.dishwasherValve,
    bath_sink_water_valve_location_image: copyInEnglish.bathValve,
    parking_spot_image: copyInEnglish.parking,
    trash_bin_location_image: copyInEnglish.bins,
  },
  copyInEnglish,
);
const printed = Object.keys(titles) as ImageSlot[]; // the keys of the object typed by them

/** What has to be found in a hurry first. */
export async function housePhotos(
  property: PropertyRecord,
  { files, images }: Pick<Deps, 'files' | 'images'>,
): Promise<HousePhoto[]> {
  const stored = await storedImages({ files }, property, printed);
  return Promise.all(
    stored.map(async ({ slot, bytes }) => ({
      title: titles[slot] ?? '',
      jpeg: Buffer.from(await images.toJpeg(bytes, printedSize)),
    })),
  );
}
