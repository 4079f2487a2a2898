import { demoId } from '../ids.ts';
import type { DemoProperty } from './shape.ts';

/** A mountain cabin: well, septic tank, wood stove, no television but a view. */
export const cabin: DemoProperty = {
  id: demoId('property: cabin'),
  name: 'Juniper Ridge Cabin',
  street_address: '415 Manzanita Loop',
  city: 'Sedona',
  state: 'AZ',
  zip: '86336',
  timezone: 'America/Phoenix',
  beds: 3,
  baths: 2,
  sq_ft: 1420,
  property_type: 'Single Family',
  front_door_lock_type: 'Number Keypad',
  front_door_lock_code: '7316',
  front_door_lock_model: 'Schlage BE469',
  front_door_lock_instructions:
    'Press the Schlage button at the top, enter the code and turn the thumb piece to the right. Pull the door towards you first: it swells after rain.',
  alt_lock_box_location: 'On the hose bib behind the woodshed, at knee height',
  alt_lock_box_code: '2849',
  water_supply_type: 'well',
  main_water_shut_off_type: 'Valve',
  main_water_shut_off_location:
    'Pump house, the small green door left of the carport: yellow lever on the pipe at waist height. A quarter turn closes it.',
  kitchen_sink_water_valve_location: 'Under the kitchen sink at the back wall, two oval handles. Turn both clockwise.',
  dishwasher_water_valve_location: 'Under the kitchen sink on the left side, the braided hose with the blue handle',
  bath_sink_water_valve_location: 'Behind the lower drawer of each vanity; the drawer lifts out',
  emergency_furnace_shut_off_location:
    'Hall closet, red switch plate above the propane furnace. The propane tank valve is under the lid east of the cabin.',
  thermostat_type: 'Smart',
  thermostat_instructions:
    'Nest in the hallway. Turn the ring to set a temperature and press it to change between heat, cool and eco. It needs about 40 minutes to warm the loft.',
  electric_panel_location: 'Laundry room, grey door behind the ironing board. The well pump is breaker 14.',
  wifi_name: 'JuniperRidge-Guest',
  wifi_password: 'redrock-sunset-41',
  tv_services: 'Streaming',
  parking_spot_count: 3,
  special_parking_details:
    'Two cars under the carport and one on the gravel pad. Please keep the turnaround free: the fire department needs it.',
  trash_bin_location: 'Wooden bear-proof shed at the end of the drive; lift the latch from below',
  trash_curb_day: 'Tuesday',
};
