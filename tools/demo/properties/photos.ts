import type { ImageSlot } from '#contract/properties/property-images.ts';
import type { Subject } from '../pictures.ts';
import type { PropertyName } from './all.ts';

/** What its owner took pictures of at each property. */
export const demoPhotos: Record<PropertyName, Partial<Record<ImageSlot, Subject>>> = {
  cottage: {
    main_water_shut_off_location_image: 'water valve',
    electric_panel_location_image: 'electric panel',
    parking_spot_image: 'parking spot',
    trash_bin_location_image: 'trash bins',
  },
  condo: { electric_panel_location_image: 'electric panel', parking_spot_image: 'parking spot' },
  cabin: { main_water_shut_off_location_image: 'water valve', trash_bin_location_image: 'trash bins' },
  familyHouse: { main_water_shut_off_location_image: 'water valve', electric_panel_location_image: 'electric panel' },
};
