// Who is on call: the plan that a lead makes, from which the shifts are filled in (`staff_shifts`), and rings to try it.
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RotaPlan } from '#contract/conversations/rota.ts';
import { user } from './auth.ts';
import { createdAt, id, instant, jsonb, newest, systemPolicy, updatedAt } from './columns.ts';

/** One row, or none while nobody has made a plan. */
export const rotaPlans = pgTable(
  'rota_plans',
  {
    id: text().primaryKey(),
    version: integer().notNull(),
    timezone: text().notNull(),
    weekly: jsonb().$type<RotaPlan['weekly']>().notNull(),
    overrides: jsonb().$type<RotaPlan['overrides']>().notNull(),
    off: jsonb().$type<RotaPlan['off']>().notNull(),
    steps: jsonb().$type<RotaPlan['steps']>().notNull(),
    /** Up to when its shifts are filled in. */
    filled_to: instant().notNull(),
    updated_at: updatedAt(),
  },
  () => [systemPolicy('rota_plans')],
);

export const rotaRings = pgTable(
  'rota_rings',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    by_name: text().notNull(),
    /** When whoever was rung said that it came. */
    heard_at: instant(),
    created_at: createdAt(),
  },
  (t) => [index('rota_rings_latest').on(newest(t.created_at), newest(t.id)), systemPolicy('rota_rings')],
);
