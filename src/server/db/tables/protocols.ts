import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { RuleKey } from '#contract/enumerations/protocols.ts';
import type { OwnRules } from '#contract/protocols/protocols.ts';
import { createdAt, customerId, id, jsonb, newest, tenantPolicy, updatedAt } from './columns.ts';
import { properties } from './properties.ts';

/**
 * An owner's rules: one row for the account (`property_id` null), one for each property that differs. Holds only what
 * differs from the defaults.
 */
export const protocols = pgTable(
  'protocols',
  {
    id: id(),
    customer_id: customerId(),
    property_id: uuid().references(() => properties.id),
    rules: jsonb().$type<OwnRules>().notNull().default({}),
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    unique('protocols_one_each').on(t.customer_id, t.property_id).nullsNotDistinct(),
    tenantPolicy('protocols', t.customer_id),
  ],
);

/** What became of one rule. Rows of before rules could be undone have the two sentences alone. */
export type KeptChange = {
  rule: RuleKey;
  from: string;
  to: string;
  /** What was said of the rule here, and what is: nothing where it comes from the layer below. */
  was?: OwnRules;
  is?: OwnRules;
  /** The change that this one took back. */
  undoes?: string;
};

/** Who changed which rule from what to what. Rows are only ever added; `version` is the one the change made. */
export const protocolChanges = pgTable(
  'protocol_changes',
  {
    id: id(),
    customer_id: customerId(),
    property_id: uuid().references(() => properties.id),
    version: integer().notNull(),
    actor_kind: text().notNull(),
    actor_id: uuid(),
    actor_name: text(),
    /** One for each rule that changed. */
    changes: jsonb().$type<KeptChange[]>().notNull(),
    at: createdAt('at'),
  },
  (t) => [
    index('protocol_changes_newest').on(t.customer_id, newest(t.at), newest(t.id)),
    tenantPolicy('protocol_changes', t.customer_id),
  ],
);
