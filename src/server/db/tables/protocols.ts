import { integer, jsonb, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import type { ProtocolRules } from '#contract/protocols.ts';
import { createdAt, customerId, id, tenantPolicy, updatedAt } from './columns.ts';
import { properties } from './properties.ts';

/** An owner's rules: one row for the account (`property_id` null), one for each property that differs. Holds only what differs from the defaults. */
export const protocols = pgTable(
  'protocols',
  {
    id: id(),
    customer_id: customerId(),
    property_id: uuid().references(() => properties.id),
    rules: jsonb().$type<Partial<ProtocolRules>>().notNull().default({}),
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    unique('protocols_one_each').on(t.customer_id, t.property_id).nullsNotDistinct(),
    tenantPolicy('protocols', t.customer_id),
  ],
);
