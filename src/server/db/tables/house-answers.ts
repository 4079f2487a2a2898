import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { QuestionOutcome } from '#contract/enumerations/knowledge.ts';
import { createdAt, customerId, jsonb, tenantPolicy } from './columns.ts';
import { properties } from './properties.ts';

/**
 * How often what guests of a property are told was changed: its fields, its articles, its rules. `scope_id` is the
 * property's id, or the customer's own for what is for all of their properties.
 */
export const knowledgeChanges = pgTable(
  'knowledge_changes',
  { customer_id: customerId(), scope_id: uuid().notNull(), changes: integer().notNull().default(0) },
  (t) => [primaryKey({ columns: [t.customer_id, t.scope_id] }), tenantPolicy('knowledge_changes', t.customer_id)],
);

/** How one question went. What would answer it is kept as it was then. */
export type KeptOutcome = {
  id: string;
  outcome: QuestionOutcome;
  /** Ids of snippets, with their titles. */
  notes: { id: string; title: string }[];
  missing: { field: string | null; label: string } | null;
};

/** Which of the commonest questions a property answers, as they were last tried. */
export const houseAnswers = pgTable(
  'house_answers',
  {
    property_id: uuid()
      .primaryKey()
      .references(() => properties.id),
    customer_id: customerId(),
    asked: integer().notNull(),
    told: integer().notNull(),
    shown: integer().notNull(),
    outcomes: jsonb().$type<KeptOutcome[]>().notNull(),
    tried_at: createdAt('tried_at'),
    /** The sum of `knowledge_changes` before anything was read for it: another sum means that they are to be tried anew. */
    tried_changes: integer().notNull(),
    /** `kernel/edition.ts`: another one may answer otherwise. */
    tried_edition: text().notNull(),
  },
  (t) => [tenantPolicy('house_answers', t.customer_id)],
);

/**
 * Whether what is kept is what would be found now; null for a property that was never tried. For a query that joins
 * `properties` with `house_answers`.
 */
export const isCurrent = (edition: string) =>
  sql<boolean | null>`(${houseAnswers.tried_edition} = ${edition} and ${houseAnswers.tried_changes} = ${changesNow})`;

/** For a query of `properties`. */
export const changesNow = sql<number>`(select coalesce(sum(k.changes), 0)::int from ${knowledgeChanges} k
  where k.customer_id = ${properties.customer_id} and k.scope_id in (${properties.id}, ${properties.customer_id}))`;
