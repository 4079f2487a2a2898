import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { customerId, instant, jsonb, tenantPolicy, updatedAt } from './columns.ts';
import { properties } from './properties.ts';

/** The chat of a property on its owner's own booking page. */
export const bookingPages = pgTable(
  'booking_pages',
  {
    property_id: uuid()
      .primaryKey()
      .references(() => properties.id),
    customer_id: customerId(),
    /** Names the property in the tag. Everybody who reads the page knows it: it opens nothing by itself. */
    site_key: text().notNull().unique(),
    is_on: boolean().notNull().default(false),
    /** The only pages that get the chat, as browsers name an origin. */
    origins: jsonb().$type<string[]>().notNull().default(sql`'[]'::jsonb`),
    /** The page that asked for it last, and when (to the hour). */
    seen_origin: text(),
    seen_at: instant(),
    updated_at: updatedAt(),
  },
  (t) => [index('booking_pages_customer').on(t.customer_id), tenantPolicy('booking_pages', t.customer_id)],
);
