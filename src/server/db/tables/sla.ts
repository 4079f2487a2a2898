// What the team promises of chats that were handed over, and one clock for each promise of each chat.
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { planIds } from '#contract/billing/plans.ts';
import type { OpenHours } from '#contract/conversations/sla.ts';
import { alarmRungs, type SlaTarget, slaTargets, slaWaits } from '#contract/enumerations/conversations.ts';
import { type Urgency, urgencies } from '#contract/enumerations/work-orders.ts';
import { createdAt, customerId, id, instant, jsonb, newest, oneOf, systemPolicy, tenantPolicy } from './columns.ts';

/** In the order of `position`; the last row is for everybody. The team's own; a clock that starts for an owner reads it by `app_sla_policies`. */
export const slaPolicies = pgTable(
  'sla_policies',
  {
    id: id(),
    position: integer().notNull(),
    /** The same in every row: the number of the change that made them so. */
    version: integer().notNull(),
    name: text().notNull(),
    plan: text({ enum: planIds }),
    /** Whom it is for; null for everybody. */
    customer_id: uuid(),
    targets: jsonb().$type<Record<SlaTarget, Record<Urgency, number>>>().notNull(),
    hours: jsonb().$type<OpenHours>(),
    created_at: createdAt(),
  },
  (t) => [
    index('sla_policies_position').on(t.position),
    oneOf('sla_policies_plan', t.plan, planIds),
    systemPolicy('sla_policies'),
  ],
);

/**
 * One promise of one chat. What it was counted by stands in the row, so that a later change of what is promised changes
 * no record. Ended without `answered_at` and `breached_at` it counts as neither kept nor missed.
 */
export const slaClocks = pgTable(
  'sla_clocks',
  {
    id: id(),
    customer_id: customerId(),
    /** Null once the chat is forgotten: that a promise was kept or missed stays on record. */
    conversation_id: uuid(),
    property_id: uuid(),
    target: text({ enum: slaTargets }).notNull(),
    urgency: text({ enum: urgencies }),
    minutes: integer().notNull(),
    hours: jsonb().$type<OpenHours>(),
    timezone: text().notNull(),
    started_at: instant().notNull(),
    /** Both null while it stands still. */
    warn_at: instant(),
    due_at: instant(),
    /** When it is looked at next: to warn, to say that it is missed, to ring the next rung. */
    look_at: instant(),
    /** Whom it stands still for, since when, and how much open time was left, in milliseconds. */
    paused_for: text({ enum: slaWaits }),
    paused_at: instant(),
    left_ms: integer(),
    warn_left_ms: integer(),
    warned_at: instant(),
    breached_at: instant(),
    /** Who had the chat then. */
    holder_name: text(),
    /** The rung that was rung last, and how many were. */
    rung: text({ enum: alarmRungs }),
    rings: integer().notNull().default(0),
    answered_at: instant(),
    ended_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('sla_clocks_one_open').on(t.conversation_id, t.target).where(sql`${t.ended_at} is null`),
    index('sla_clocks_look').on(t.look_at).where(sql`${t.ended_at} is null`),
    index('sla_clocks_missed').on(newest(t.breached_at), newest(t.id)).where(sql`${t.breached_at} is not null`),
    index('sla_clocks_customer').on(t.customer_id, t.started_at),
    oneOf('sla_clocks_target', t.target, slaTargets),
    oneOf('sla_clocks_urgency', t.urgency, urgencies),
    oneOf('sla_clocks_paused_for', t.paused_for, slaWaits),
    oneOf('sla_clocks_rung', t.rung, alarmRungs),
    tenantPolicy('sla_clocks', t.customer_id),
  ],
);
