import { demoId } from '../ids.ts';
import type { DemoProperty } from './shape.ts';

/** A family house with a garden, air conditioning that has to work, and a key in a box. */
export const familyHouse: DemoProperty = {
  id: demoId('property: family house'),
  name: 'Pecan Street House',
  street_address: '2306 Pecan Hollow Drive',
  city: 'Austin',
  state: 'TX',
  zip: '78704',
  timezone: 'America/Chicago',
  beds: 4,
  baths: 2.5,
  sq_ft: 2150,
  property_type: 'Single Family',
  front_door_lock_type: 'Key in Lock Box',
  front_door_lock_code: '8267',
  front_door_lock_model: 'Kwikset deadbolt with a Master Lock box',
  front_door_lock_instructions:
    'The lock box hangs on the railing of the front porch. Enter the code, pull the shackle down and take the key. Please put it back each time.',
  alt_lock_box_location: 'On the gas meter fence at the side gate',
  alt_lock_box_code: '5531',
  water_supply_type: 'city',
  main_water_shut_off_type: 'Valve',
  main_water_shut_off_location:
    'Green lid in the lawn by the mailbox; the T-handle key hangs in the garage, left of the door. A quarter turn closes it.',
  kitchen_sink_water_valve_location: 'Under the kitchen sink, back wall on the left, two round handles',
  dishwasher_water_valve_location: 'Under the kitchen sink, third handle, lowest',
  bath_sink_water_valve_location: 'Under each bathroom sink, inside the cabinet',
  emergency_furnace_shut_off_location: 'Attic hatch in the upstairs hall; the switch is on the beam to the right',
  thermostat_type: 'Smart',
  thermostat_instructions:
    'Two Nest thermostats, one on each floor. Turn the ring to set the temperature. Keep doors and windows closed or the upstairs will not cool.',
  electric_panel_location: 'Garage, right-hand wall, grey door. The air conditioner is breaker 2.',
  wifi_name: 'PecanHollow_Guest',
  wifi_password: 'bluebonnet-porch-16',
  tv_services: 'Streaming',
  parking_spot_count: 4,
  special_parking_details: 'Two cars in the garage, two on the drive. Street parking is free on the even side.',
  trash_bin_location: 'Along the fence to the right of the garage',
  trash_curb_day: 'Wednesday',
};
