import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { deliveryStates, webhookEndings } from '#contract/enumerations/accounts.ts';
import type { ApiScope } from '#contract/enumerations/api-scopes.ts';
import { createdAt, customerId, id, instant, jsonb, newest, oneOf, ownersPolicy, tenantPolicy } from './columns.ts';

export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    customer_id: customerId(),
    name: text().notNull(),
    prefix: text().notNull(),
    key_hash: text().notNull().unique(),
    /** What it may do (contract/enumerations/api-scopes.ts). */
    scopes: jsonb().$type<ApiScope[]>().notNull(),
    /** Null for keys that were made before keys ended. */
    expires_at: instant(),
    last_used_at: instant(),
    revoked_at: instant(),
    created_at: createdAt(),
  },
  (t) => [index('api_keys_list').on(t.customer_id), ownersPolicy('api_keys', t.customer_id)],
);

export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    customer_id: customerId(),
    url: text().notNull(),
    secret: text().notNull(), // sealed
    /** Sealed too: those it replaced, which sign beside it until they end. */
    former_secrets: jsonb().$type<{ secret: string; ends_at: string }[]>().notNull().default([]),
    kinds: jsonb().$type<string[]>().notNull().default([]),
    disabled_at: instant(),
    /** Why we called it no more; null where its owner switched it off. */
    disabled_because: text({ enum: webhookEndings }),
    /** It had too much to do: nothing is sent until then. */
    paused_until: instant(),
    created_at: createdAt(),
  },
  (t) => [
    index('webhook_endpoints_list').on(t.customer_id),
    oneOf('webhook_endpoints_disabled_because', t.disabled_because, webhookEndings),
    tenantPolicy('webhook_endpoints', t.customer_id),
  ],
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
    kind: text().notNull(),
    body: jsonb().notNull(),
    status: text({ enum: deliveryStates }).notNull().default('pending'),
    response_status: integer(),
    /** Why the last try was not taken. */
    error: text(),
    tries: integer().notNull().default(0),
    last_try_at: instant(),
    next_try_at: instant(),
    /** What is not taken until then is given up. */
    give_up_at: instant().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index('webhook_deliveries_list').on(t.endpoint_id, newest(t.created_at)),
    uniqueIndex('webhook_deliveries_once').on(t.endpoint_id, t.event_id),
    index('webhook_deliveries_due').on(t.next_try_at).where(sql`${t.status} = 'pending'`),
    oneOf('webhook_deliveries_status', t.status, deliveryStates),
    tenantPolicy('webhook_deliveries', t.customer_id),
  ],
);
