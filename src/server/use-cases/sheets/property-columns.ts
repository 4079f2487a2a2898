import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import * as copy from '#contract/messages/en/sheets/imports.ts';
import { fill } from '#contract/messages/fill.ts';
import {
  curbDays,
  lockTypes,
  noCurbDay,
  propertyTypes,
  shutOffTypes,
  thermostatTypes,
  tvServices,
  waterSupplyLabels,
} from '#contract/properties/property-choices.ts';
import { usStates } from '#contract/states.ts';
import { asTheyAre, type Column, choice, number, phone, text, zip } from './columns.ts';

/** Everything that can be said of a property in a row, in the wizard's order. */
export const propertyColumns: Column[] = [
  text({ field: 'name', heading: 'Property Name', example: 'Cedar Cottage (example: this row is left out)' }, 200),
  text({ field: 'street_address', heading: 'Street Address', example: '12 Garden Street' }, 200),
  text({ field: 'city', heading: 'City', example: 'Newport' }, 200),
  choice({ field: 'state', heading: 'State', example: 'OR' }, usStates, copy.stateWanted),
  zip({ field: 'zip', heading: 'ZIP', example: '97365' }),
  number({ field: 'beds', heading: 'Beds', example: '2' }, fill(copy.wholeNumberWanted, { min: 0, max: 50 })),
  number({ field: 'baths', heading: 'Baths', example: '1.5' }, fill(copy.numberWanted, { min: 0, max: 50, step: 0.5 })),
  number({ field: 'sq_ft', heading: 'Sq Ft', example: '980' }, fill(copy.wholeNumberWanted, { min: 1, max: '30,000' })),
  choice({ field: 'property_type', heading: 'Type', example: 'Single Family' }, asTheyAre(propertyTypes)),
  {
    ...text({ field: 'timezone', heading: 'Time Zone', example: 'America/Los_Angeles' }, 64),
    rule: copy.timeZoneWanted,
  },
  choice(
    { field: 'front_door_lock_type', heading: 'Front Door Lock Type', example: 'Number Keypad' },
    asTheyAre(lockTypes),
  ),
  text({ field: 'front_door_lock_code', heading: 'Front Door Lock Code', example: '1234', secret: true }, 200),
  text({ field: 'front_door_lock_model', heading: 'Front Door Lock Model' }, 200),
  text({ field: 'front_door_lock_instructions', heading: 'Front Door Lock Instructions', secret: true }),
  text({ field: 'alt_lock_box_location', heading: 'Alt Lock Box Location', secret: true }),
  text({ field: 'alt_lock_box_code', heading: 'Alt Lock Box Code', secret: true }, 200),
  choice({ field: 'water_supply_type', heading: 'Water Supply Type', example: 'City Water' }, waterSupplyLabels),
  choice(
    { field: 'main_water_shut_off_type', heading: 'Main Water Shut-Off Type', example: 'Valve' },
    asTheyAre(shutOffTypes),
  ),
  text({
    field: 'main_water_shut_off_location',
    heading: 'Main Water Shut-Off Location',
    example: 'Garage, red handle',
  }),
  text({ field: 'kitchen_sink_water_valve_location', heading: 'Kitchen Sink Water Valve Location' }),
  text({ field: 'dishwasher_water_valve_location', heading: 'Dishwasher Water Valve Location' }),
  text({ field: 'bath_sink_water_valve_location', heading: 'Bath Sink Water Valve Location' }),
  text({ field: 'emergency_furnace_shut_off_location', heading: 'Emergency Furnace Shut-Off Location' }),
  choice({ field: 'thermostat_type', heading: 'Thermostat Type', example: 'Smart' }, asTheyAre(thermostatTypes)),
  text({ field: 'thermostat_instructions', heading: 'Thermostat Instructions' }),
  text({ field: 'electric_panel_location', heading: 'Electric Panel Location', example: 'Hall closet' }),
  text({ field: 'wifi_name', heading: 'Wi-Fi Name', example: 'CedarGuests' }, 200),
  text({ field: 'wifi_password', heading: 'Wi-Fi Password', secret: true }, 200),
  choice({ field: 'tv_services', heading: 'TV Services', example: 'Streaming' }, asTheyAre(tvServices)),
  number(
    { field: 'parking_spot_count', heading: 'Parking Spots', example: '2' },
    fill(copy.wholeNumberWanted, { min: 0, max: 100 }),
  ),
  text({ field: 'special_parking_details', heading: 'Special Parking Details' }),
  text({ field: 'trash_bin_location', heading: 'Trash Bin Location', example: 'Side gate' }),
  choice(
    { field: 'trash_curb_day', heading: 'Trash Curb Day', example: 'Tuesday' },
    { ...asTheyAre(curbDays), None: noCurbDay },
  ),
];

/** The Contact Point Person, found among the account's contractors or added. */
export const contactPointColumns: Column[] = [
  choice({ field: 'service_type', heading: 'Contractor Service Type', example: 'Plumbing' }, serviceTypeLabels),
  text({ field: 'company_name', heading: 'Contractor Company', example: 'Tide Plumbing' }, 200),
  phone({ field: 'phone', heading: 'Contractor Phone', example: '(555) 555-5555' }),
];
