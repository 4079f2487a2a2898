import { groupKinds } from '../enumerations/groups.ts';
import { serviceTypes } from '../enumerations/trades.ts';
import { urgencies, workOrderStatuses } from '../enumerations/work-orders.ts';
import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import { Id } from '../paging.ts';
import { propertyTypes } from '../properties/property-choices.ts';
import { groupLimits } from '../properties/property-groups.ts';
import { z } from '../z.ts';

/** What can be taken along as CSV. Codes and passwords are in none of them. */
export const exportTables = [
  'properties',
  'contractors',
  'assignments',
  'articles',
  'work_orders',
  'conversations',
  'stays',
] as const;
export type ExportTable = (typeof exportTables)[number];

/**
 * What the table on screen is narrowed to; each narrows the tables that have it and no other. Without any, the whole
 * table.
 */
export const ExportFilter = z.object({
  /** Words, each of which stands somewhere in a row as the screens search it. */
  q: z.string().trim().max(100).optional(),
  type: z.enum(propertyTypes).optional(),
  city: z.string().trim().max(limits.shortText).optional(),
  group_kind: z.enum(groupKinds).optional(),
  group_name: z.string().trim().max(groupLimits.nameLength).optional(),
  service: z.enum(serviceTypes).optional(),
  status: z.enum(workOrderStatuses).optional(),
  urgency: z.enum(urgencies).optional(),
});
export type ExportFilter = z.infer<typeof ExportFilter>;

/** `a6` stands on a shelf, `a4` hangs on a wall. */
export const cardSizes = ['a6', 'a4'] as const;
export type CardSize = (typeof cardSizes)[number];

/** A CSV that is sent row by row, as UTF-8 with a byte order mark; the name stands in `content-disposition`. */
export const CsvStream = z.object({
  headers: z.record(z.string(), z.string()),
  /** A stream of bytes. */
  body: z.unknown(),
});

const tags = ['sheets'];

export const exports = {
  table: base
    .route({
      method: 'GET',
      path: '/exports/{table}',
      outputStructure: 'detailed',
      tags,
      summary: 'One of my tables as CSV, without codes and passwords',
    })
    .input(ExportFilter.extend({ table: z.enum(exportTables) }))
    .output(CsvStream),
  houseSheet: base
    .route({
      method: 'GET',
      path: '/properties/{id}/house-sheet',
      tags,
      summary: 'A sheet to pin up in the house, as PDF; it carries no codes',
    })
    .input(z.object({ id: Id }))
    .output(z.file()),
  qrCard: base
    .route({
      method: 'GET',
      path: '/properties/{id}/qr-card/{size}',
      tags,
      summary: 'A card with the code of the guest link, as PDF',
    })
    .input(z.object({ id: Id, size: z.enum(cardSizes) }))
    .output(z.file()),
};
