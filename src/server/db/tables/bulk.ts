import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RefusedProperty } from '#contract/bulk/bulk.ts';
import { deedKinds } from '#contract/enumerations/bulk.ts';
import type { GroupOfProperty } from '#contract/properties/property-groups.ts';
import { createdAt, customerId, id, instant, jsonb, newest, oneOf, tenantPolicy } from './columns.ts';

/** What takes a deed back at one property. */
export type Inverse = { property_id: string } & (
  | { kind: 'add_group'; group: GroupOfProperty; was: string | null }
  | { kind: 'remove_group'; group: GroupOfProperty }
  | { kind: 'assign_contractor'; contractor_id: string }
  | { kind: 'set_rules'; change_id: string }
  | { kind: 'add_article'; article_id: string }
);

/** What was done to many properties at once, with what takes it back; dropped after 30 days. */
export const bulkDeeds = pgTable(
  'bulk_deeds',
  {
    id: id(),
    customer_id: customerId(),
    kind: text({ enum: deedKinds }).notNull(),
    about: text().notNull(),
    properties: integer().notNull(),
    done: integer().notNull(),
    refused: jsonb().$type<RefusedProperty[]>().notNull(),
    inverses: jsonb().$type<Inverse[]>().notNull(),
    actor_kind: text().notNull(),
    actor_id: uuid(),
    actor_name: text(),
    at: createdAt('at'),
    undo_until: instant().notNull(),
    undone_at: instant(),
    not_undone: jsonb().$type<RefusedProperty[]>().notNull().default([]),
  },
  (t) => [
    oneOf('bulk_deeds_kind', t.kind, deedKinds),
    index('bulk_deeds_newest').on(t.customer_id, newest(t.at), newest(t.id)),
    index('bulk_deeds_age').on(t.at),
    tenantPolicy('bulk_deeds', t.customer_id),
  ],
);
