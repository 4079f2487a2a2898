import { demoId } from '../ids.ts';
import type { DemoProperty } from './shape.ts';

/** A cottage by the sea: salt air, a keypad, a gas fireplace, storms that cut the power. */
export const cottage: DemoProperty = {
  id: demoId('property: cottage'),
  name: 'Cedar Cottage',
  street_address: '88 Larch Street',
  city: 'Cannon Beach',
  state: 'OR',
  zip: '97110',
  timezone: 'America/Los_Angeles',
  beds: 2,
  baths: 1.5,
  sq_ft: 980,
  property_type: 'Single Family',
  front_door_lock_type: 'Number Keypad',
  front_door_lock_code: '6042',
  front_door_lock_model: 'Yale Assure 2',
  front_door_lock_instructions:
    'Cover the keypad with your palm to wake it, enter the code, then the check mark. Salt air slows the bolt: wait two seconds before you push.',
  alt_lock_box_location: 'Inside the crab pot to the right of the porch steps',
  alt_lock_box_code: '3175',
  water_supply_type: 'city',
  main_water_shut_off_type: 'Valve',
  main_water_shut_off_location:
    'Crawl space hatch at the north side of the house, blue wheel just inside on the left. Turn it clockwise until it stops.',
  kitchen_sink_water_valve_location: 'Under the kitchen sink, chrome handles left and right. Turn both clockwise.',
  dishwasher_water_valve_location: 'Under the kitchen sink, the lower right handle with the grey hose',
  bath_sink_water_valve_location: 'Below the pedestal sink, behind the wicker basket',
  emergency_furnace_shut_off_location:
    'Red switch at the top of the basement stairs. The gas meter is on the south wall, with a wrench tied to it.',
  thermostat_type: 'Digital',
  thermostat_instructions:
    'White Honeywell by the bookshelf. Press the up or down arrow to change the temperature; it holds for four hours, then follows its schedule.',
  electric_panel_location: 'Basement, at the foot of the stairs on the right. The flashlight hangs next to it.',
  wifi_name: 'CedarCottage',
  wifi_password: 'haystack-lowtide-27',
  tv_services: 'Streaming',
  parking_spot_count: 2,
  special_parking_details:
    'Two cars end to end in the gravel drive. Larch Street is residents only from 9 a.m. to 6 p.m.',
  trash_bin_location: 'Behind the slatted gate on the left of the house',
  trash_curb_day: 'Thursday',
};
