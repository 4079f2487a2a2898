// What a work order asks of contractors and of its owner.
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { approvalKinds } from '#contract/dispatch/approval-kinds.ts';
import { declineCodes } from '#contract/dispatch/decline-codes.ts';
import { notificationMethods } from '#contract/enumerations/trades.ts';
import { offerStates } from '#contract/enumerations/work-orders.ts';
import type { CostLine } from '#contract/work-orders/lines.ts';
import { createdAt, customerId, id, instant, jsonb, newest, oneOf, tenantPolicy } from './columns.ts';
import { contractors } from './contractors.ts';
import { workOrders } from './work-orders.ts';

/** One contractor asked to take one job; the timer is `expires_at`, whatever process looks at it. */
export const dispatchOffers = pgTable(
  'dispatch_offers',
  {
    id: id(),
    customer_id: customerId(),
    work_order_id: uuid()
      .notNull()
      .references(() => workOrders.id),
    contractor_id: uuid()
      .notNull()
      .references(() => contractors.id),
    rank: integer().notNull(),
    state: text({ enum: offerStates }).notNull().default('offered'),
    notification_method: text({ enum: notificationMethods }).notNull(),
    offered_at: instant().notNull(),
    expires_at: instant().notNull(),
    answered_at: instant(),
    decline_reason: text(),
    /** Why, of a closed list; the day from which they are free again; when the owner said to ask them all the same. */
    decline_code: text({ enum: declineCodes }),
    decline_until: date({ mode: 'string' }),
    decline_settled_at: instant(),
    /** Why this one and none before: a sentence for the owner. */
    why: text(),
    /** Whoever of the desk took the call, where the contractor wants to be called. */
    caller_id: uuid(),
    caller_name: text(),
  },
  (t) => [
    oneOf('dispatch_offers_state', t.state, offerStates),
    oneOf('dispatch_offers_decline_code', t.decline_code, declineCodes),
    // What dispatch goes by at each job: few, and looked up by the owner.
    index('dispatch_offers_said')
      .on(t.customer_id)
      .where(sql`${t.decline_code} is not null and ${t.decline_settled_at} is null`),
    // A job may be offered to several at once; one has it, and nobody is asked twice at a time.
    uniqueIndex('dispatch_offers_one_accepted').on(t.work_order_id).where(sql`${t.state} = 'accepted'`),
    uniqueIndex('dispatch_offers_one_open_each')
      .on(t.work_order_id, t.contractor_id)
      .where(sql`${t.state} in ('offered', 'accepted')`),
    index('dispatch_offers_answered').on(t.customer_id, t.answered_at).where(sql`${t.answered_at} is not null`),
    index('dispatch_offers_due').on(t.expires_at).where(sql`${t.state} = 'offered'`),
    index('dispatch_offers_work_order').on(t.work_order_id, t.rank),
    index('dispatch_offers_contractor').on(t.contractor_id),
    tenantPolicy('dispatch_offers', t.customer_id),
  ],
);

/** A yes or no the owner gives with one tap. */
export const approvals = pgTable(
  'approvals',
  {
    id: id(),
    customer_id: customerId(),
    work_order_id: uuid()
      .notNull()
      .references(() => workOrders.id),
    kind: text({ enum: approvalKinds }).notNull(),
    question: text().notNull(),
    amount_cents: integer(),
    /** Of an estimate: whose it is, what the amount is made of, and what has to be done in their words. */
    offer_id: uuid().references(() => dispatchOffers.id),
    lines: jsonb().$type<CostLine[]>(),
    why: text(),
    due_at: instant().notNull(),
    /** `overtaken`: the job went on or was cancelled before anybody answered. */
    decision: text({ enum: ['approved', 'refused', 'timed_out', 'overtaken'] }),
    decided_at: instant(),
    decided_by: uuid(),
    created_at: createdAt(),
  },
  (t) => [
    index('approvals_open').on(t.customer_id, newest(t.created_at)).where(sql`${t.decision} is null`),
    uniqueIndex('approvals_one_open').on(t.work_order_id, t.kind).where(sql`${t.decision} is null`),
    index('approvals_work_order').on(t.work_order_id),
    index('approvals_due').on(t.due_at).where(sql`${t.decision} is null`),
    tenantPolicy('approvals', t.customer_id),
  ],
);
