import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/properties/fields.ts';
import { fill } from '#contract/messages/fill.ts';
import {
  lockTypes,
  propertyTypes,
  shutOffTypes,
  thermostatTypes,
  tvServices,
} from '#contract/properties/property-choices.ts';
import { choicesOf, curbOptions, type Step, type StepField, stateOptions, waterOptions } from './step-shape.ts';
import type { FieldName } from './values.ts';

const onlyConfirmed = copy.onlyConfirmed;

const basic: Step = {
  title: copy.basic,
  lead: copy.basicLead,
  fields: [
    { name: 'name', label: copy.name, kind: 'line', placeholder: copy.nameExample, wide: true },
    { name: 'street_address', label: copy.street, kind: 'line', placeholder: copy.streetExample, wide: true },
    { name: 'city', label: copy.city, kind: 'line' },
    { name: 'state', label: copy.state, kind: 'choice', options: stateOptions },
    { name: 'zip', label: copy.zip, kind: 'zip', placeholder: copy.zipExample },
    { name: 'property_type', label: copy.propertyType, kind: 'choice', options: choicesOf(propertyTypes) },
    { name: 'beds', label: copy.beds, kind: 'number', range: limits.beds },
    { name: 'baths', label: copy.baths, kind: 'number', range: limits.baths, hint: copy.bathsHint },
    { name: 'sq_ft', label: copy.sqFt, kind: 'number', range: limits.sqFt },
  ],
};

const access: Step = {
  title: copy.access,
  lead: copy.accessLead,
  fields: [
    { name: 'front_door_lock_type', label: copy.lockType, kind: 'choice', options: choicesOf(lockTypes) },
    { name: 'front_door_lock_model', label: copy.lockModel, kind: 'line', placeholder: copy.lockModelExample },
    { name: 'front_door_lock_code', label: copy.lockCode, kind: 'secret', hint: onlyConfirmed },
    {
      name: 'front_door_lock_instructions',
      label: copy.lockInstructions,
      kind: 'text',
      placeholder: copy.lockInstructionsExample,
      hint: onlyConfirmed,
      wide: true,
    },
    {
      name: 'alt_lock_box_location',
      label: copy.lockBoxLocation,
      kind: 'text',
      placeholder: copy.lockBoxLocationExample,
      hint: onlyConfirmed,
      wide: true,
      photo: { slot: 'alt_lock_box_location_image', of: copy.lockBoxPhoto },
    },
    { name: 'alt_lock_box_code', label: copy.lockBoxCode, kind: 'secret', hint: onlyConfirmed },
  ],
};

const water: Step = {
  title: copy.water,
  lead: copy.waterLead,
  fields: [
    { name: 'water_supply_type', label: copy.waterSupplyType, kind: 'choice', options: waterOptions },
    {
      name: 'main_water_shut_off_type',
      label: copy.shutOffType,
      kind: 'choice',
      options: choicesOf(shutOffTypes),
    },
    {
      name: 'main_water_shut_off_location',
      label: copy.shutOffLocation,
      kind: 'text',
      placeholder: copy.shutOffExample,
      photo: { slot: 'main_water_shut_off_location_image', of: copy.shutOffPhoto },
    },
    {
      name: 'kitchen_sink_water_valve_location',
      label: copy.kitchenValve,
      kind: 'text',
      placeholder: copy.kitchenValveExample,
      photo: { slot: 'kitchen_sink_water_valve_location_image', of: copy.kitchenValvePhoto },
    },
    {
      name: 'dishwasher_water_valve_location',
      label: copy.dishwasherValve,
      kind: 'text',
      placeholder: copy.dishwasherValveExample,
      photo: { slot: 'dishwasher_water_valve_location_image', of: copy.dishwasherValvePhoto },
    },
    {
      name: 'bath_sink_water_valve_location',
      label: copy.bathValve,
      kind: 'text',
      placeholder: copy.bathValveExample,
      photo: { slot: 'bath_sink_water_valve_location_image', of: copy.bathValvePhoto },
    },
  ],
};

const mechanical: Step = {
  title: copy.mechanical,
  lead: copy.mechanicalLead,
  fields: [
    {
      name: 'emergency_furnace_shut_off_location',
      label: copy.furnaceShutOff,
      kind: 'text',
      placeholder: copy.furnaceShutOffExample,
      photo: { slot: 'emergency_furnace_shut_off_location_image', of: copy.furnacePhoto },
    },
    {
      name: 'electric_panel_location',
      label: copy.electricPanel,
      kind: 'text',
      placeholder: copy.electricPanelExample,
      photo: { slot: 'electric_panel_location_image', of: copy.electricPanelPhoto },
    },
    { name: 'thermostat_type', label: copy.thermostatType, kind: 'choice', options: choicesOf(thermostatTypes) },
    {
      name: 'thermostat_instructions',
      label: copy.thermostatInstructions,
      kind: 'text',
      placeholder: copy.thermostatExample,
      wide: true,
    },
  ],
};

const contractors: Step = {
  title: copy.contractors,
  lead: copy.contractorsLead,
  fields: [],
};

const miscellaneous: Step = {
  title: copy.miscellaneous,
  lead: copy.miscellaneousLead,
  fields: [
    { name: 'wifi_name', label: copy.wifiName, kind: 'line' },
    { name: 'wifi_password', label: copy.wifiPassword, kind: 'secret', hint: onlyConfirmed },
    { name: 'tv_services', label: copy.tvServices, kind: 'choice', options: choicesOf(tvServices) },
    { name: 'parking_spot_count', label: copy.parkingSpots, kind: 'number', range: limits.parkingSpots },
    {
      name: 'special_parking_details',
      label: copy.parkingDetails,
      kind: 'text',
      placeholder: copy.parkingExample,
      photo: { slot: 'parking_spot_image', of: copy.parkingPhoto },
    },
    {
      name: 'trash_bin_location',
      label: copy.trashBin,
      kind: 'text',
      placeholder: copy.trashBinExample,
      photo: { slot: 'trash_bin_location_image', of: copy.trashBinPhoto },
    },
    { name: 'trash_curb_day', label: copy.trashCurbDay, kind: 'choice', options: curbOptions },
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
export const said = (name: FieldName, value: string): string =>
  value.trim() ? fill(copy.quoted, { value: shown(name, value) }) : copy.empty;
