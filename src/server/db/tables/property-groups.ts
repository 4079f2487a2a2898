import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { groupKinds } from '#contract/enumerations/groups.ts';
import { createdAt, customerId, id, oneOf, tenantPolicy } from './columns.ts';
import { properties } from './properties.ts';

/** What an owner groups properties by: tags, and the building and the owner, of which a property has one each. */
export const propertyGroups = pgTable(
  'property_groups',
  {
    id: id(),
    customer_id: customerId(),
    property_id: uuid()
      .notNull()
      .references(() => properties.id),
    kind: text({ enum: groupKinds }).notNull(),
    name: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    oneOf('property_groups_kind', t.kind, groupKinds),
    uniqueIndex('property_groups_once').on(t.property_id, t.kind, sql`lower(${t.name})`),
    uniqueIndex('property_groups_one_each').on(t.property_id, t.kind).where(sql`${t.kind} <> 'tag'`),
    index('property_groups_names').on(t.customer_id, t.kind, sql`lower(${t.name})`),
    tenantPolicy('property_groups', t.customer_id),
  ],
);
