import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { type ModelFallback, modelOutcomes } from '#contract/enumerations/conversations.ts';
import { createdAt, customerId, id, jsonb, newest, tenantPolicy, updatedAt } from './columns.ts';

/**
 * What was asked of the model and what it said, for finding out why; dropped after some days. It holds no secret: none
 * is sent.
 */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: id(),
    customer_id: customerId(),
    conversation_id: uuid().notNull(),
    model: text().notNull(),
    outcome: text({ enum: modelOutcomes }).notNull(),
    /** What went wrong, in a few words; null when it answered. */
    problem: text(),
    request: jsonb().$type<unknown>().notNull(),
    answer: jsonb().$type<unknown>(),
    input_tokens: integer().notNull(),
    output_tokens: integer().notNull(),
    milliseconds: integer().notNull(),
    at: createdAt('at'),
  },
  (t) => [
    index('model_calls_thread').on(t.conversation_id, t.at),
    index('model_calls_age').on(t.at),
    index('model_calls_newest').on(newest(t.at), newest(t.id)),
    tenantPolicy('model_calls', t.customer_id),
  ],
);

/** What the model has cost a customer, a row a month: the cap is held against it. */
export const modelUsage = pgTable(
  'model_usage',
  {
    customer_id: customerId(),
    /** Its first day, as `2026-11-01`, in UTC. */
    month: text().notNull(),
    calls: integer().notNull(),
    /** Calls after which the embedded engine answered. */
    failed: integer().notNull(),
    /** How often the embedded engine answered instead, by reason. */
    fallbacks: jsonb().$type<Partial<Record<ModelFallback, number>>>().notNull().default({}),
    input_tokens: bigint({ mode: 'number' }).notNull(),
    output_tokens: bigint({ mode: 'number' }).notNull(),
    /** Millionths of a US dollar, at the prices that were set when it was asked. */
    cost_micros: bigint({ mode: 'number' }).notNull(),
    updated_at: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.customer_id, t.month] }), tenantPolicy('model_usage', t.customer_id)],
);
