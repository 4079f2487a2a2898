// What would answer a question: a field by its label in the form, or an article by a title. In English; an owner is told
// it by said-questions.ts.

import * as copy from '#contract/messages/en/properties/fields.ts';
import type { AskedHouse } from './asked-house.ts';
import type { CommonQuestion } from './common-questions.ts';

type Field = Extract<CommonQuestion['by'], { field: unknown }>['field'];

const labels: Partial<Record<Field, string>> = {
  street_address: copy.street,
  front_door_lock_code: copy.lockCode,
  front_door_lock_instructions: copy.lockInstructions,
  special_parking_details: copy.parkingDetails,
  parking_spot_count: copy.parkingSpots,
  wifi_name: copy.wifiName,
  wifi_password: copy.wifiPassword,
  tv_services: copy.tvServices,
  thermostat_instructions: copy.thermostatInstructions,
  electric_panel_location: copy.electricPanel,
  main_water_shut_off_location: copy.shutOffLocation,
  beds: copy.beds,
  baths: copy.baths,
  sq_ft: copy.sqFt,
  trash_bin_location: copy.trashBin,
  trash_curb_day: copy.trashCurbDay,
};

/** A field that is filled in and answers it all the same not: an article by its name would. */
export function missingFor({ by }: CommonQuestion, { facts, secrets }: Pick<AskedHouse, 'facts' | 'secrets'>) {
  if ('title' in by) return { field: null, label: by.title };
  const label = labels[by.field] ?? by.field;
  const filled = new Map<string, unknown>(Object.entries(facts)).get(by.field) ?? null;
  const isFilled = filled !== null || secrets.some((name) => name === by.field);
  return { field: isFilled ? null : by.field, label };
}
