import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, customerId, id, instant, jsonb, systemPolicy, tenantPolicy, updatedAt } from './columns.ts';

/** The link to the payment provider's customer; `deleted_at` null means active. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    id: id(),
    user_id: customerId(),
    customer_id: text().notNull(),
    deleted_at: instant(),
    /** Each look at the provider's truth takes a number; an answer older than the last one written is let go. */
    last_ticket: integer().notNull().default(0),
    written_ticket: integer().notNull().default(0),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('payment_customers_provider').on(t.customer_id),
    uniqueIndex('payment_customers_active').on(t.user_id).where(sql`${t.deleted_at} is null`),
    tenantPolicy('payment_customers', t.user_id),
  ],
);

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    customer_id: customerId(),
    provider_id: text().notNull().unique(),
    price_id: text().notNull(),
    status: text().notNull(),
    quantity: integer().notNull().default(0),
    interval: text({ enum: ['month', 'year'] }),
    trial_ends_at: instant(),
    current_period_start: instant(),
    current_period_end: instant(),
    cancel_at: instant(),
    ended_at: instant(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [index('subscriptions_customer').on(t.customer_id), tenantPolicy('subscriptions', t.customer_id)],
);

/** What an owner was told about paying: one mail for each thing there is to tell of. */
export const billingNotices = pgTable(
  'billing_notices',
  {
    id: id(),
    customer_id: customerId(),
    kind: text().notNull(),
    /** The invoice, the subscription, or the day the trial ends. */
    about: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('billing_notices_once').on(t.customer_id, t.kind, t.about),
    tenantPolicy('billing_notices', t.customer_id),
  ],
);

/** One effect per webhook event: the provider's event id can be inserted once. */
export const webhookEventsSeen = pgTable(
  'webhook_events_seen',
  {
    id: id(),
    source: text().notNull(),
    event_id: text().notNull(),
    payload: jsonb().notNull(),
    received_at: createdAt('received_at'),
    handled_at: instant(),
  },
  (t) => [
    uniqueIndex('webhook_events_seen_once').on(t.source, t.event_id),
    index('webhook_events_seen_waiting').on(t.received_at).where(sql`${t.handled_at} is null`),
    systemPolicy('webhook_events_seen'),
  ],
);
