// What reports count: one row a request and one a work order, made from the rows of chats and jobs, whence they can be
// made again at any time. And what people found when they read a sample.
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { channels } from '#contract/enumerations/conversations.ts';
import { essentials, outcomes, topics, unsettledReasons, verdicts } from '#contract/enumerations/reports.ts';
import { serviceTypes } from '#contract/enumerations/trades.ts';
import { urgencies } from '#contract/enumerations/work-orders.ts';
import {
  createdAt,
  customerId,
  id,
  instant,
  newest,
  oneOf,
  scannedPolicy,
  systemPolicy,
  tenantPolicy,
} from './columns.ts';

/** How far the events have been read into the figures. One row. */
export const reportProgress = pgTable(
  'report_progress',
  {
    id: text().primaryKey(),
    /** The last event that was read; older ones may be read again. */
    event_id: bigint({ mode: 'bigint' }).notNull(),
    /** Figures are as of then. */
    read_at: instant().notNull(),
    /** When chats and jobs without a row were last looked for, and none was left. */
    whole_at: instant(),
  },
  () => [systemPolicy('report_progress')],
);

/** A chat that was read into requests, and when. */
export const reportChats = pgTable(
  'report_chats',
  {
    conversation_id: uuid().primaryKey(),
    customer_id: customerId(),
    read_at: instant().notNull(),
  },
  (t) => [index('report_chats_customer').on(t.customer_id), tenantPolicy('report_chats', t.customer_id)],
);

export const reportRequests = pgTable(
  'report_requests',
  {
    id: id(),
    customer_id: customerId(),
    property_id: uuid().notNull(),
    /** Null once the chat is forgotten: what is counted stays, whose it was does not. */
    conversation_id: uuid(),
    channel: text({ enum: channels }).notNull(),
    language: text().notNull(),
    started_at: instant().notNull(),
    last_at: instant().notNull(),
    /** The outcome is final from then on; before, it is what it would be if the guest wrote no more. */
    settles_at: instant().notNull(),
    topic: text().notNull(),
    family: text({ enum: topics }).notNull(),
    outcome: text({ enum: outcomes }).notNull(),
    why: text({ enum: unsettledReasons }),
    first_word_seconds: integer(),
    handed_at: instant(),
    claim_seconds: integer(),
    human_seconds: integer(),
    opened_order: boolean().notNull(),
  },
  (t) => [
    oneOf('report_requests_outcome', t.outcome, outcomes),
    oneOf('report_requests_family', t.family, topics),
    oneOf('report_requests_why', t.why, unsettledReasons),
    index('report_requests_customer').on(t.customer_id, t.started_at),
    index('report_requests_started').on(t.started_at),
    index('report_requests_property').on(t.property_id, t.started_at),
    index('report_requests_conversation').on(t.conversation_id).where(sql`${t.conversation_id} is not null`),
    scannedPolicy('report_requests', t.customer_id),
  ],
);

export const reportOrders = pgTable(
  'report_orders',
  {
    work_order_id: uuid().primaryKey(),
    customer_id: customerId(),
    property_id: uuid().notNull(),
    contractor_id: uuid(),
    service_type: text({ enum: serviceTypes }).notNull(),
    urgency: text({ enum: urgencies }).notNull(),
    created_at: createdAt(),
    completed_at: instant(),
    cancelled: boolean().notNull(),
    accept_seconds: integer(),
    schedule_seconds: integer(),
    on_site_seconds: integer(),
    done_seconds: integer(),
    asked: integer().notNull(),
    reopened: boolean().notNull(),
    fixed_at_first: boolean(),
    fix_known_at: instant(),
    essential: text({ enum: essentials }),
    down_seconds: integer(),
    cost_cents: integer(),
    nte_cents: integer().notNull(),
    stars: integer(),
    confirmed: text({ enum: ['fixed', 'not_fixed'] }),
  },
  (t) => [
    oneOf('report_orders_essential', t.essential, essentials),
    index('report_orders_customer').on(t.customer_id, t.created_at),
    index('report_orders_spent').on(t.customer_id, t.completed_at).where(sql`${t.cost_cents} is not null`),
    index('report_orders_created').on(t.created_at),
    index('report_orders_property').on(t.property_id, t.created_at),
    scannedPolicy('report_orders', t.customer_id),
  ],
);

/** One settled request of a week's sample, and what whoever read it found. */
export const reportReviews = pgTable(
  'report_reviews',
  {
    id: id(),
    customer_id: customerId(),
    /** Null once the chat is forgotten: the verdict stays. */
    conversation_id: uuid(),
    property_id: uuid().notNull(),
    /** The Monday that the week of the request begins with. */
    week: date({ mode: 'string' }).notNull(),
    /** When the guest first wrote of it. */
    started_at: instant().notNull(),
    family: text({ enum: topics }).notNull(),
    /** Null until somebody read it. */
    verdict: text({ enum: verdicts }),
    note: text(),
    reviewed_by: uuid(),
    reviewed_by_name: text(),
    reviewed_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    oneOf('report_reviews_verdict', t.verdict, verdicts),
    oneOf('report_reviews_family', t.family, topics),
    uniqueIndex('report_reviews_once').on(t.week, t.conversation_id, t.started_at),
    index('report_reviews_week').on(newest(t.week), t.id),
    index('report_reviews_customer').on(t.customer_id, t.started_at),
    index('report_reviews_conversation').on(t.conversation_id).where(sql`${t.conversation_id} is not null`),
    tenantPolicy('report_reviews', t.customer_id),
  ],
);

/** Who wants the page of the month by mail. */
export const reportMails = pgTable(
  'report_mails',
  {
    id: id(),
    customer_id: customerId(),
    user_id: uuid().notNull(),
    timezone: text().notNull(),
    /** When the next is made; null: none comes. */
    next_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('report_mails_person').on(t.customer_id, t.user_id),
    index('report_mails_due').on(t.next_at).where(sql`${t.next_at} is not null`),
    tenantPolicy('report_mails', t.customer_id),
  ],
);
