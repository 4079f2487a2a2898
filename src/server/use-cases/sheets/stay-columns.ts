import { limits } from '#contract/limits.ts';
import * as common from '#contract/messages/en/common.ts';
import * as exportsCopy from '#contract/messages/en/sheets/exports.ts';
import * as copy from '#contract/messages/en/sheets/imports.ts';
import { stayStatuses } from '#contract/stays/stays.ts';
import { asTheyAre, type Column, choice, day, phone, text } from './columns.ts';

/** Under the headings of the export, which comes back by them. */
export const stayColumns: Column[] = [
  {
    ...text({ field: 'property', heading: common.property, example: 'Cedar Cottage' }, limits.nameLength),
    rule: copy.oneHouseWanted,
  },
  text(
    { field: 'guest_name', heading: common.guest, example: 'Gus Guest (example: this row is left out)' },
    limits.nameLength,
  ),
  {
    ...text({ field: 'guest_email', heading: common.email, example: 'gus@example.com' }),
    rule: copy.emailWanted,
  },
  phone({ field: 'guest_phone', heading: common.phone, example: '(555) 555-5555' }),
  day({ field: 'check_in', heading: exportsCopy.checkIn, example: '2026-11-20' }),
  day({ field: 'check_out', heading: exportsCopy.checkOut, example: '2026-11-24' }),
  choice({ field: 'status', heading: common.status, example: 'booked' }, asTheyAre(stayStatuses)),
];
