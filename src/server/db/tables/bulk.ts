import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Refused } from '#contract/bulk/bulk.ts';
import type { Area } from '#contract/contractors/areas.ts';
import { deedKinds } from '#contract/enumerations/bulk.ts';
import type { ArticleAudience } from '#contract/enumerations/knowledge.ts';
import type { GroupOfProperty } from '#contract/properties/property-groups.ts';
import { createdAt, customerId, id, instant, jsonb, newest, oneOf, tenantPolicy } from './columns.ts';

/** What takes a deed back at one of those it was done to. */
export type Inverse = PropertyInverse | ContractorInverse | ArticleInverse;

export type PropertyInverse = { property_id: string } & (
  | { kind: 'add_group'; group: GroupOfProperty; was: string | null }
  | { kind: 'remove_group'; group: GroupOfProperty }
  | { kind: 'assign_contractor'; contractor_id: string }
  | { kind: 'set_rules'; change_id: string }
  | { kind: 'add_article'; article_id: string }
);

export type ContractorInverse = { contractor_id: string } & (
  | { kind: 'assign_to_properties'; property_id: string }
  | { kind: 'set_area'; was: Area; is: Area }
  | { kind: 'remove_contractors' }
);

export type ArticleInverse = { article_id: string } & (
  | { kind: 'set_audience'; was: ArticleAudience }
  | { kind: 'copy_articles' }
  | { kind: 'remove_articles' }
);

/** What was done to many at once, with what takes it back; dropped after 30 days. */
export const bulkDeeds = pgTable(
  'bulk_deeds',
  {
    id: id(),
    customer_id: customerId(),
    kind: text({ enum: deedKinds }).notNull(),
    about: text().notNull(),
    /** How many were chosen: properties alone, when the column got its name. */
    count: integer('properties').notNull(),
    done: integer().notNull(),
    refused: jsonb().$type<Refused[]>().notNull(),
    inverses: jsonb().$type<Inverse[]>().notNull(),
    actor_kind: text().notNull(),
    actor_id: uuid(),
    actor_name: text(),
    at: createdAt('at'),
    undo_until: instant().notNull(),
    undone_at: instant(),
    not_undone: jsonb().$type<Refused[]>().notNull().default([]),
  },
  (t) => [
    oneOf('bulk_deeds_kind', t.kind, deedKinds),
    index('bulk_deeds_newest').on(t.customer_id, newest(t.at), newest(t.id)),
    index('bulk_deeds_age').on(t.at),
    tenantPolicy('bulk_deeds', t.customer_id),
  ],
);
