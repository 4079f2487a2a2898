import { limits } from '#contract/limits.ts';
import {
  lockTypes,
  propertyTypes,
  shutOffTypes,
  thermostatTypes,
  tvServices,
} from '#contract/properties/property-choices.ts';
import { asTheyAre, curbOptions, type Step, type StepField, stateOptions, waterOptions } from './step-shape.ts';
import type { FieldName } from './values.ts';

const onlyConfirmed = 'Told only to a guest whose stay is confirmed.';

const basic: Step = {
  title: 'Basic Info',
  lead: 'What it is called and where it is.',
  fields: [
    { name: 'name', label: 'Property name', kind: 'line', placeholder: 'Cedar Cottage', wide: true },
    { name: 'street_address', label: 'Street address', kind: 'line', placeholder: '12 Garden Street', wide: true },
    { name: 'city', label: 'City', kind: 'line' },
    { name: 'state', label: 'State', kind: 'choice', options: stateOptions },
    { name: 'zip', label: 'ZIP code', kind: 'zip', placeholder: '12345 or 12345-6789' },
    { name: 'property_type', label: 'Property type', kind: 'choice', options: asTheyAre(propertyTypes) },
    { name: 'beds', label: 'Beds', kind: 'number', range: limits.beds },
    { name: 'baths', label: 'Baths', kind: 'number', range: limits.baths, hint: 'Half baths count as 0.5.' },
    { name: 'sq_ft', label: 'Sq Ft', kind: 'number', range: limits.sqFt },
  ],
};

const access: Step = {
  title: 'Access',
  lead: 'How a guest gets in. Codes are kept encrypted.',
  fields: [
    { name: 'front_door_lock_type', label: 'Front door lock type', kind: 'choice', options: asTheyAre(lockTypes) },
    { name: 'front_door_lock_model', label: 'Front door lock model', kind: 'line', placeholder: 'Schlage BE469' },
    { name: 'front_door_lock_code', label: 'Front door lock code', kind: 'secret', hint: onlyConfirmed },
    {
      name: 'front_door_lock_instructions',
      label: 'Front door lock instructions',
      kind: 'text',
      placeholder: 'Press the lit button, enter the code, turn the handle down.',
      hint: onlyConfirmed,
      wide: true,
    },
    {
      name: 'alt_lock_box_location',
      label: 'Alternate lock box location',
      kind: 'text',
      placeholder: 'On the gas meter, left side of the house',
      hint: onlyConfirmed,
      wide: true,
      photo: { slot: 'alt_lock_box_location_image', of: 'alternate lock box' },
    },
    { name: 'alt_lock_box_code', label: 'Alternate lock box code', kind: 'secret', hint: onlyConfirmed },
  ],
};

const water: Step = {
  title: 'Water',
  lead: 'Where water is turned off. In a leak, this is the first thing we tell a guest.',
  fields: [
    { name: 'water_supply_type', label: 'Water supply type', kind: 'choice', options: waterOptions },
    {
      name: 'main_water_shut_off_type',
      label: 'Main water shut-off type',
      kind: 'choice',
      options: asTheyAre(shutOffTypes),
    },
    {
      name: 'main_water_shut_off_location',
      label: 'Main water shut-off location',
      kind: 'text',
      placeholder: 'Basement, behind the water heater, red handle',
      photo: { slot: 'main_water_shut_off_location_image', of: 'main water shut-off' },
    },
    {
      name: 'kitchen_sink_water_valve_location',
      label: 'Kitchen sink water valve location',
      kind: 'text',
      placeholder: 'Under the sink, back left',
      photo: { slot: 'kitchen_sink_water_valve_location_image', of: 'kitchen sink valve' },
    },
    {
      name: 'dishwasher_water_valve_location',
      label: 'Dishwasher water valve location',
      kind: 'text',
      placeholder: 'Under the sink, the valve with the grey hose',
      photo: { slot: 'dishwasher_water_valve_location_image', of: 'dishwasher valve' },
    },
    {
      name: 'bath_sink_water_valve_location',
      label: 'Bath sink water valve location',
      kind: 'text',
      placeholder: 'In the vanity, behind the drawer',
      photo: { slot: 'bath_sink_water_valve_location_image', of: 'bath sink valve' },
    },
  ],
};

const mechanical: Step = {
  title: 'Mechanical',
  lead: 'Heat, cooling and power.',
  fields: [
    {
      name: 'emergency_furnace_shut_off_location',
      label: 'Emergency furnace shut-off location',
      kind: 'text',
      placeholder: 'Red switch at the top of the basement stairs',
      photo: { slot: 'emergency_furnace_shut_off_location_image', of: 'emergency furnace shut-off' },
    },
    {
      name: 'electric_panel_location',
      label: 'Electric panel location',
      kind: 'text',
      placeholder: 'Garage, grey door beside the freezer',
      photo: { slot: 'electric_panel_location_image', of: 'electric panel' },
    },
    { name: 'thermostat_type', label: 'Thermostat type', kind: 'choice', options: asTheyAre(thermostatTypes) },
    {
      name: 'thermostat_instructions',
      label: 'Thermostat instructions',
      kind: 'text',
      placeholder: 'Hold the wheel for two seconds, then turn it.',
      wide: true,
    },
  ],
};

const contractors: Step = {
  title: 'Contractors',
  lead: 'Who is called when something breaks, in your order, and who speaks for the house.',
  fields: [],
};

const miscellaneous: Step = {
  title: 'Miscellaneous',
  lead: 'What guests ask most.',
  fields: [
    { name: 'wifi_name', label: 'Wi-Fi name', kind: 'line' },
    { name: 'wifi_password', label: 'Wi-Fi password', kind: 'secret', hint: onlyConfirmed },
    { name: 'tv_services', label: 'TV services', kind: 'choice', options: asTheyAre(tvServices) },
    { name: 'parking_spot_count', label: 'Parking spots', kind: 'number', range: limits.parkingSpots },
    {
      name: 'special_parking_details',
      label: 'Special parking details',
      kind: 'text',
      placeholder: 'Driveway only; the street is ticketed after 10 PM.',
      photo: { slot: 'parking_spot_image', of: 'parking spot' },
    },
    {
      name: 'trash_bin_location',
      label: 'Trash bin location',
      kind: 'text',
      placeholder: 'Behind the garage',
      photo: { slot: 'trash_bin_location_image', of: 'trash bin' },
    },
    { name: 'trash_curb_day', label: 'Trash curb day', kind: 'choice', options: curbOptions },
  ],
};

/** The wizard as data (spec 2, section 2): six steps, in their order. */
export const steps: readonly Step[] = [basic, access, water, mechanical, contractors, miscellaneous];
/** From 0, like every number of a step in the code; people count from 1. */
export const contractorsStep = steps.indexOf(contractors);
export const lastStep = steps.length - 1;

export const allFields: readonly StepField[] = steps.flatMap(({ fields }) => fields);
export const labelOf = (name: FieldName): string => allFields.find((field) => field.name === name)?.label ?? name;
/** The step in which a field stands. */
export const stepOf = (name: FieldName): number =>
  steps.findIndex(({ fields }) => fields.some((field) => field.name === name));

/** A value as its field shows it; a code is not repeated. */
export function shown(name: FieldName, value: string): string {
  const field = allFields.find((one) => one.name === name);
  if (field?.kind === 'secret' && value.trim()) return '••••';
  const label = field?.kind === 'choice' && field.options.find((option) => option.value === value)?.label;
  return label || value;
}
export const said = (name: FieldName, value: string): string => (value.trim() ? `“${shown(name, value)}”` : 'empty');
