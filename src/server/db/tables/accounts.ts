import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ReachChannel, ReachTopic } from '#contract/enumerations/reach.ts';
import { peopleLanguages } from '#contract/messages/languages.ts';
import type { PersonalQuietHours } from '#contract/notifications/reach.ts';
import { user } from './auth.ts';
import { createdAt, customerId, id, instant, jsonb, tenantPolicy, updatedAt } from './columns.ts';

/** The owner's profile record; its id is the signed-in user's and the `customer_id` of everything below. */
export const users = pgTable(
  'users',
  {
    id: uuid()
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    full_name: text().notNull(),
    company_name: text(),
    phone_number: text(),
    address_line1: text(),
    address_line2: text(),
    address_city: text(),
    address_state: text(),
    address_zip: text(),
    sms_opt_in: boolean().notNull().default(false),
    sms_opt_in_timestamp: instant(),
    mfa_enabled: boolean().notNull().default(false),
    mfa_type: text(),
    mfa_verified: boolean().notNull().default(false),
    payment_brand: text(),
    payment_last4: text(),
    payment_method_id: text(),
    plan_id: text(),
    plan_name: text().notNull().default('Free Trial'),
    plan_status: text(),
    trial_ends_at: instant(),
    property_sort_key: text(),
    property_sort_direction: text({ enum: ['asc', 'desc'] }),
    contractor_sort_key: text(),
    contractor_sort_direction: text({ enum: ['asc', 'desc'] }),
    work_order_sort_key: text(),
    work_order_sort_direction: text({ enum: ['asc', 'desc'] }),
    /** The one their mails are written in, as `auth.user` has it. */
    language: text({ enum: peopleLanguages }),
    compact_tables: boolean().notNull().default(false),
    qr_card_printed_at: instant(),
    start_card_dismissed_at: instant(),
    /** Chats are kept for so many months after their stay. */
    chat_months: integer().notNull().default(24),
    /** What guests choose of what the assistant shows them is kept, and used for the next one. */
    keep_choices: boolean().notNull().default(true),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [tenantPolicy('users', t.id)],
);

/** Accounts whose owners want them deleted; the row is the last that goes. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    customer_id: uuid().primaryKey(),
    /** As they were when it was asked for: whom the last mail goes to. */
    email: text().notNull(),
    name: text().notNull(),
    asked_at: instant().notNull(),
    /** It is deleted then, unless it was taken back. */
    due_at: instant().notNull(),
    taken_back_at: instant(),
    /** Subscriptions, by the provider's ids, that are not renewed because of it: taken back, they are. */
    stopped: jsonb().$type<string[]>().notNull().default([]),
    /** From then on nothing is taken back. */
    begun_at: instant(),
  },
  (t) => [tenantPolicy('account_deletions', t.customer_id)],
);

/** How a person is reached about an account, where they chose something. */
export const reachChoices = pgTable(
  'reach_choices',
  {
    id: id(),
    customer_id: customerId(),
    user_id: uuid().notNull(),
    /** IANA name of the person's own clock. */
    timezone: text().notNull(),
    /** Of the morning mail, by that clock; null: none. */
    morning_hour: integer(),
    /** The hour before it was stopped by a mail's link, for whoever wants it again. */
    stopped_hour: integer(),
    /** When the next one is made; null where none comes. */
    next_morning_at: instant(),
    /** What is not named comes by mail. */
    channels: jsonb().$type<Partial<Record<ReachTopic, ReachChannel>>>().notNull().default({}),
    quiet: jsonb().$type<PersonalQuietHours>(),
    updated_at: updatedAt(),
  },
  (t) => [
    uniqueIndex('reach_choices_person').on(t.customer_id, t.user_id),
    index('reach_choices_morning').on(t.next_morning_at).where(sql`${t.next_morning_at} is not null`),
    tenantPolicy('reach_choices', t.customer_id),
  ],
);
