import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, customerId, id, instant, tenantPolicy } from './columns.ts';

export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    customer_id: customerId(),
    name: text().notNull(),
    prefix: text().notNull(),
    key_hash: text().notNull().unique(),
    last_used_at: instant(),
    revoked_at: instant(),
    created_at: createdAt(),
  },
  (t) => [index('api_keys_list').on(t.customer_id), tenantPolicy('api_keys', t.customer_id)],
);

export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    customer_id: customerId(),
    url: text().notNull(),
    secret: text().notNull(), // sealed
    kinds: jsonb().$type<string[]>().notNull().default([]),
    disabled_at: instant(),
    created_at: createdAt(),
  },
  (t) => [index('webhook_endpoints_list').on(t.customer_id), tenantPolicy('webhook_endpoints', t.customer_id)],
);

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    customer_id: customerId(),
    endpoint_id: uuid()
      .notNull()
      .references(() => webhookEndpoints.id),
    event_id: text().notNull(),
    body: jsonb().notNull(),
    status: text().notNull().default('pending'),
    response_status: integer(),
    tries: integer().notNull().default(0),
    next_try_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    index('webhook_deliveries_list').on(t.endpoint_id, t.created_at.desc()),
    tenantPolicy('webhook_deliveries', t.customer_id),
  ],
);
