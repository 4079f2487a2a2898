import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { safetyKinds } from '#contract/enumerations/conversations.ts';
import { notificationMethods, serviceTypes } from '#contract/enumerations/trades.ts';
import { dispatchStates, reporters, urgencies, workOrderStatuses } from '#contract/enumerations/work-orders.ts';
import {
  createdAt,
  customerId,
  id,
  instant,
  jsonb,
  newest,
  oneOf,
  readPolicy,
  tenantPolicy,
  updatedAt,
} from './columns.ts';
import { contractors } from './contractors.ts';
import { conversations } from './conversations.ts';
import { properties } from './properties.ts';

/**
 * The spec's work order. The assigned contractor's details are copied: they are what was true when the job was given.
 */
export const workOrders = pgTable(
  'work_orders',
  {
    id: id(),
    customer_id: customerId(),
    property_id: uuid()
      .notNull()
      .references(() => properties.id),
    conversation_id: uuid().references(() => conversations.id),
    service_type: text({ enum: serviceTypes }).notNull(),
    guest_name: text(),
    guest_phone: text(),
    guest_email: text(),
    communication_preference: text(),
    property_name: text().notNull(),
    property_address: text().notNull(),
    urgency_level: text({ enum: urgencies }).notNull(),
    status: text({ enum: workOrderStatuses }).notNull().default('open'),
    dispatch_state: text({ enum: dispatchStates }).notNull().default('triage'),
    subject_line: text().notNull(),
    /** What is wrong, as its playbook or danger names it: by it two chats that tell of one trouble are known. */
    trouble: text(),
    issue_summary: text().notNull(),
    attempted_fix: text(),
    call_summary: text(),
    assigned_contractor_id: uuid().references(() => contractors.id),
    assigned_contractor_name: text(),
    assigned_contractor_phone: text(),
    assigned_contractor_email: text(),
    assigned_contractor_notification_method: text({ enum: notificationMethods }),
    resolution_notes: text(),
    /** Who told of it: a job that nobody known reported is given to no contractor before somebody vouches for it. */
    reporter: text({ enum: reporters }).notNull().default('checked'),
    /**
     * A fault of the front door's lock: its codes stay in the vault while this is open, unless nobody known reported it.
     */
    lock_fault: boolean().notNull().default(false),
    /** The danger whose fixed rule opened it: a contractor is sent whoever told of it. */
    danger: text({ enum: safetyKinds }),
    /** How to get in for this job, and what to mind there; said by the owner or the desk, told to whoever accepts it. */
    access_notes: text(),
    nte_cents: integer().notNull().default(0),
    /** The owner gave the limit for this job themselves: another urgency leaves it. */
    nte_by_owner: boolean().notNull().default(false),
    /** A person of the account opened it by hand: they are not asked whether it may be done. */
    opened_by_owner: boolean().notNull().default(false),
    cost_cents: integer(),
    arrival_from: instant(),
    arrival_to: instant(),
    /** Quiet hours: nobody is asked about it before then. */
    dispatch_after: instant(),
    /** A person put it off: nothing goes on before then by itself, and they said why. */
    hold_until: instant(),
    hold_reason: text(),
    /** It was opened again then: contractors asked before may be asked anew. */
    asked_since: instant(),
    /** It told of the same trouble as that one, and goes on there. */
    merged_into: uuid(),
    /** Times the contractor could come, for the guest to choose one; null when none are open. */
    proposed_windows: jsonb().$type<{ from: string; to: string }[]>(),
    guest_confirmed: text({ enum: ['fixed', 'not_fixed'] }),
    /** The guest was asked whether it is fixed; silence until then closes it. */
    confirm_due_at: instant(),
    /** One to five, given by the guest after it was fixed. */
    guest_rating: integer(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    completed_at: instant(),
  },
  (t) => [
    oneOf('work_orders_service_type', t.service_type, serviceTypes),
    oneOf('work_orders_urgency', t.urgency_level, urgencies),
    oneOf('work_orders_reporter', t.reporter, reporters),
    oneOf('work_orders_danger', t.danger, safetyKinds),
    oneOf('work_orders_status', t.status, workOrderStatuses),
    oneOf('work_orders_dispatch_state', t.dispatch_state, dispatchStates),
    index('work_orders_list').on(t.customer_id, newest(t.created_at), newest(t.id)),
    // The words of an order beside whose it is, for whoever looks among those of all customers (`app_desk_finds`).
    index('work_orders_reference').on(sql`"right"(${t.id}::text, 6)`),
    index('work_orders_words').using(
      'gin',
      sql`(app_words_of(${t.customer_id}, ${t.subject_line} || ' ' || coalesce(${t.issue_summary}, '') || ' ' || ${t.property_name}))`,
    ),
    index('work_orders_not_closed').on(t.customer_id, t.created_at).where(sql`${t.dispatch_state} <> 'closed'`),
    index('work_orders_property').on(t.property_id, newest(t.created_at)),
    check('work_orders_guest_rating', sql`${t.guest_rating} between 1 and 5`),
    index('work_orders_dispatch_due').on(t.dispatch_after).where(sql`${t.dispatch_after} is not null`),
    index('work_orders_hold_due').on(t.hold_until).where(sql`${t.hold_until} is not null`),
    index('work_orders_in_triage').on(t.created_at, t.id).where(sql`${t.dispatch_state} = 'triage'`),
    index('work_orders_confirm_due').on(t.confirm_due_at).where(sql`${t.dispatch_state} = 'pending_confirmation'`),
    index('work_orders_contractor')
      .on(t.assigned_contractor_id, newest(t.created_at), newest(t.id))
      .where(sql`${t.assigned_contractor_id} is not null`),
    index('work_orders_rated').on(t.assigned_contractor_id).where(sql`${t.guest_rating} is not null`),
    index('work_orders_conversation').on(t.conversation_id),
    index('work_orders_merged').on(t.merged_into).where(sql`${t.merged_into} is not null`),
    tenantPolicy('work_orders', t.customer_id),
    readPolicy('work_orders_guest', sql`app_actor() = 'guest' and ${t.conversation_id} = app_conversation()`),
    readPolicy(
      'work_orders_joined',
      sql`app_actor() = 'guest' and ${t.id} in (select j.work_order_id from work_order_joins j where j.conversation_id = app_conversation())`,
    ),
  ],
);

/** The timeline: who, when, from, to, why. Rows are only ever added. */
export const workOrderEvents = pgTable(
  'work_order_events',
  {
    id: id(),
    customer_id: customerId(),
    work_order_id: uuid()
      .notNull()
      .references(() => workOrders.id),
    /** The chat whose guest did it or said it: their words go with that chat. */
    conversation_id: uuid(),
    at: createdAt('at'),
    kind: text().notNull(),
    actor_kind: text().notNull(),
    actor_id: uuid(),
    actor_name: text(),
    from_state: text(),
    to_state: text(),
    summary: text().notNull(),
    why: text(),
    data: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [
    index('work_order_events_timeline').on(t.work_order_id, t.at, t.id),
    index('work_order_events_conversation').on(t.conversation_id).where(sql`${t.conversation_id} is not null`),
    tenantPolicy('work_order_events', t.customer_id),
  ],
);

/** As a job is opened from it. `opened_it`: the job came from it, before the chat of a checked guest took it over. */
export type JoinReport = { opened_it?: true } & Pick<
  typeof workOrders.$inferSelect,
  | 'service_type'
  | 'urgency_level'
  | 'subject_line'
  | 'trouble'
  | 'issue_summary'
  | 'attempted_fix'
  | 'lock_fault'
  | 'danger'
>;

/**
 * Another chat that told of the same trouble: the job is one, and its guest hears of it too. `report` is what was told
 * there, from which a job of its own is opened where it was another trouble.
 */
export const workOrderJoins = pgTable(
  'work_order_joins',
  {
    id: id(),
    customer_id: customerId(),
    work_order_id: uuid()
      .notNull()
      .references(() => workOrders.id),
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id),
    report: jsonb().$type<JoinReport>().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('work_order_joins_once').on(t.work_order_id, t.conversation_id),
    index('work_order_joins_conversation').on(t.conversation_id),
    tenantPolicy('work_order_joins', t.customer_id),
    readPolicy('work_order_joins_guest', sql`app_actor() = 'guest' and ${t.conversation_id} = app_conversation()`),
  ],
);

/** Photos of guests and contractors; they stay with the thread and go to the contractor. */
export const photos = pgTable(
  'photos',
  {
    id: id(),
    customer_id: customerId(),
    conversation_id: uuid().references(() => conversations.id),
    work_order_id: uuid().references(() => workOrders.id),
    file_key: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    by: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index('photos_conversation').on(t.conversation_id),
    index('photos_work_order').on(t.work_order_id),
    tenantPolicy('photos', t.customer_id),
    readPolicy('photos_guest', sql`app_actor() = 'guest' and ${t.conversation_id} = app_conversation()`),
  ],
);
