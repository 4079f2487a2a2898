import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import { limits } from '#contract/limits.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/sheets/imports.ts';
import { type Column, choice, text } from './columns.ts';

/** Who serves which property. */
export const assignmentColumns: Column[] = [
  {
    ...text(
      {
        field: 'property',
        heading: common.property,
        example: 'Cedar Cottage (example: this row is left out)',
      },
      limits.nameLength,
    ),
    rule: copy.oneHouseWanted,
  },
  text({ field: 'company_name', heading: 'Company Name', example: 'Tide Plumbing' }, limits.nameLength),
  choice({ field: 'service_type', heading: 'Service Type', example: 'Plumbing' }, serviceTypeLabels),
  choice({ field: 'is_contact_point', heading: 'Contact Point', example: 'No' }, { yes: 'Yes', no: 'No' }),
];
