import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgPolicy, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import {
  appRole,
  createdAt,
  id,
  instant,
  jsonb,
  newest,
  ownScopePolicy,
  systemPolicy,
  tenantPolicy,
} from './columns.ts';

/** What happened, in the order of its ids; written in the transaction that made it happen. Streams resume from it. */
export const events = pgTable(
  'events',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    customer_id: uuid(),
    kind: text().notNull(),
    conversation_id: uuid(),
    work_order_id: uuid(),
    property_id: uuid(),
    actor_kind: text().notNull(),
    actor_id: uuid(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: createdAt('at'),
  },
  (t) => [index('events_customer').on(t.customer_id, t.id), tenantPolicy('events', t.customer_id)],
);

/**
 * What was answered to an Idempotency-Key, written in the transaction that did what was asked (`kernel/once.ts`). All of
 * it is keyed digests but the answer, which is sealed.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Whose key it is, and of which procedure. */
    scope: text().notNull(),
    key: text().notNull(),
    body_hash: text().notNull(),
    response: text(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    index('idempotency_keys_sweep').on(t.created_at),
    ownScopePolicy('idempotency_keys', t.scope),
  ],
);

/** Fixed windows shared by all nodes; keyed by what is limited and by a mark of whom (`kernel/network-mark.ts`). */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), count: integer().notNull(), window_ends_at: instant().notNull() },
  (t) => [index('rate_limits_sweep').on(t.window_ends_at), systemPolicy('rate_limits')],
);

/**
 * The words of a job that needs more than ids, sealed for it and dropped when it is done (`kernel/job-payloads.ts`). The
 * application's role may add rows and read none: the migration takes its other rights away.
 */
export const jobPayloads = pgTable(
  'job_payloads',
  {
    /** The job's. */
    id: uuid().primaryKey(),
    queue: text().notNull(),
    sealed: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index('job_payloads_age').on(t.created_at),
    pgPolicy('job_payloads_add', { for: 'insert', to: appRole, withCheck: sql`app_actor() is not null` }),
  ],
);

/**
 * Where mail, texts and calls land while no vendor is configured; read on the outbox page of the demo. Whom they go to
 * and what they say is sealed: there are links and codes among it (`kernel/mail-sink.ts`).
 */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: id(),
    /** The same message sent again (a retried job) is one row. */
    message_id: text().notNull().unique(),
    channel: text({ enum: ['mail', 'text', 'call'] }).notNull(),
    sealed: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [index('outbox_list').on(newest(t.created_at)), systemPolicy('outbox_messages')],
);
