import { demoId } from '../ids.ts';
import type { DemoProperty } from './shape.ts';

/** A condo in a city building: a garage, a front desk, an app-enabled lock, quiet hours. */
export const condo: DemoProperty = {
  id: demoId('property: condo'),
  name: 'Pearl Loft 504',
  street_address: '1120 NW Kearney Street, Unit 504',
  city: 'Portland',
  state: 'OR',
  zip: '97209',
  timezone: 'America/Los_Angeles',
  beds: 1,
  baths: 1,
  sq_ft: 760,
  property_type: 'Condo',
  front_door_lock_type: 'App Enabled',
  front_door_lock_code: '9058',
  front_door_lock_model: 'August Wi-Fi Smart Lock with keypad',
  front_door_lock_instructions:
    'Use the keypad at the street door with 504 and the code, take the elevator to 5, and enter the same code at the unit.',
  alt_lock_box_location: 'Bike room on level P1, on the rack beside the pump',
  alt_lock_box_code: '4420',
  water_supply_type: 'city',
  main_water_shut_off_type: 'Valve',
  main_water_shut_off_location: 'Behind the white access panel in the hall closet: red lever, a quarter turn',
  kitchen_sink_water_valve_location: 'Under the kitchen sink at the back right, two small levers',
  dishwasher_water_valve_location: 'Under the kitchen sink, the lever with the braided hose',
  bath_sink_water_valve_location: 'Inside the vanity, at the back wall',
  emergency_furnace_shut_off_location: 'The heat pump has a switch on the wall of the laundry closet, above the dryer',
  thermostat_type: 'Smart',
  thermostat_instructions:
    'Ecobee by the entry. Tap the temperature and slide up or down. Heating and cooling come from the heat pump and take a few minutes to start.',
  electric_panel_location: 'Laundry closet, behind the door on the left',
  wifi_name: 'PearlLoft504',
  wifi_password: 'espresso-bridge-93',
  tv_services: 'Cable',
  parking_spot_count: 1,
  special_parking_details:
    'Space 37 on level P2. The garage gate opens with the grey remote on the key hook; clearance is 6 feet 8 inches.',
  trash_bin_location: 'Trash room on each floor, next to the elevator; recycling on P1',
  trash_curb_day: 'Monday',
};
