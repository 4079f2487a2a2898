import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { viewedTables } from '#contract/accounts/saved-views.ts';
import { createdAt, customerId, id, instant, oneOf, tenantPolicy, updatedAt } from './columns.ts';

/** A table's filters and order under a name, each person's own. A removed one can be restored for a day. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    customer_id: customerId(),
    person_id: uuid().notNull(),
    table: text({ enum: viewedTables }).notNull(),
    name: text().notNull(),
    /** As it stands in the address, without the question mark. */
    search: text().notNull(),
    removed_at: instant(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    oneOf('saved_views_table', t.table, viewedTables),
    index('saved_views_person').on(t.customer_id, t.person_id, t.table),
    tenantPolicy('saved_views', t.customer_id),
  ],
);
