// What would answer a question, as the owner finds it: a field by its label in the form, or an article by a title.

import * as copyInEnglish from '#contract/messages/en/properties/fields.ts';
import { retoldTable } from '#server/kernel/retold.ts';
import type { AskedHouse } from './asked-house.ts';
import type { CommonQuestion } from './common-questions.ts';

type Field = Extract<CommonQuestion['by'], { field: unknown }>['field'];

const labels: Partial<Record<Field, string>> = retoldTable(
  {
    street_address: copyInEnglish.street,
    front_door_lock_code: copyInEnglish.lockCode,
    front_door_lock_instructions: copyInEnglish.lockInstructions,
    special_parking_details: copyInEnglish.parkingDetails,
    parking_spot_count: copyInEnglish.parkingSpots,
    wifi_name: copyInEnglish.wifiName,
    wifi_password: copyInEnglish.wifiPassword,
    tv_services: copyInEnglish.tvServices,
    thermostat_instructions: copyInEnglish.thermostatInstructions,
    electric_panel_location: copyInEnglish.electricPanel,
    main_water_shut_off_location: copyInEnglish.shutOffLocation,
    beds: copyInEnglish.beds,
    baths: copyInEnglish.baths,
    sq_ft: copyInEnglish.sqFt,
    trash_bin_location: copyInEnglish.trashBin,
    trash_curb_day: copyInEnglish.trashCurbDay,
  },
  copyInEnglish,
);

/** A field that is filled in and answers it all the same not: an article by its name would. */
export function missingFor({ by }: CommonQuestion, { facts, secrets }: Pick<AskedHouse, 'facts' | 'secrets'>) {
  if ('title' in by) return { field: null, label: by.title };
  const label = labels[by.field] ?? by.field;
  const filled = new Map<string, unknown>(Object.entries(facts)).get(by.field) ?? null;
  const isFilled = filled !== null || secrets.some((name) => name === by.field);
  return { field: isFilled ? null : by.field, label };
}
