import type { Snippet } from '../index/snippet.ts';

/** A number or one word of a list is near to much, and hardly ever what was meant. */
export const isNote = ({ kind, field }: Snippet): boolean => kind !== 'secret' && !saysLittle.has(field ?? '');

const saysLittle = new Set([
  'city',
  'sq_ft',
  'property_type',
  'front_door_lock_type',
  'front_door_lock_model',
  'water_supply_type',
  'thermostat_type',
  'parking_spot_count',
]);
