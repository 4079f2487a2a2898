import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb, tenantPolicy } from './columns.ts';

/** Accounts whose owners want them deleted; the row is the last that goes. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    customer_id: uuid().primaryKey(),
    /** As they were when it was asked for: whom the last mail goes to. */
    email: text().notNull(),
    name: text().notNull(),
    asked_at: instant().notNull(),
    /** It is deleted then, unless it was taken back. */
    due_at: instant().notNull(),
    taken_back_at: instant(),
    /** Subscriptions, by the provider's ids, that are not renewed because of it: taken back, they are. */
    stopped: jsonb().$type<string[]>().notNull().default([]),
    /** From then on nothing is taken back. */
    begun_at: instant(),
  },
  (t) => [tenantPolicy('account_deletions', t.customer_id)],
);
