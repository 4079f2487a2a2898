import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { notificationKinds } from '#contract/enumerations/accounts.ts';
import { createdAt, customerId, id, instant, newest, tenantPolicy } from './columns.ts';

/** What an owner is told of. One a happening: `event_id` names it, though the event itself is dropped after 30 days. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    customer_id: customerId(),
    event_id: bigint({ mode: 'bigint' }).notNull(),
    kind: text({ enum: notificationKinds }).notNull(),
    title: text().notNull(),
    message: text().notNull(),
    /** What it is about; its link follows from these. */
    work_order_id: uuid(),
    conversation_id: uuid(),
    /** The stay whose guest it names, where no chat says whose it is. */
    stay_id: uuid(),
    read_at: instant(),
    deleted_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    index('notifications_list')
      .on(t.customer_id, newest(t.created_at), newest(t.id))
      .where(sql`${t.deleted_at} is null`),
    index('notifications_unread').on(t.customer_id).where(sql`${t.read_at} is null and ${t.deleted_at} is null`),
    index('notifications_conversation').on(t.conversation_id).where(sql`${t.conversation_id} is not null`),
    index('notifications_stay').on(t.stay_id).where(sql`${t.stay_id} is not null`),
    uniqueIndex('notifications_one_each').on(t.customer_id, t.event_id),
    tenantPolicy('notifications', t.customer_id),
  ],
);

/**
 * What came up in an owner's quiet hours and is told when they are over. Of a question and an approval only which: what
 * is said of it is made when it goes out, and nothing when it was answered by then.
 */
export const heldMails = pgTable(
  'held_mails',
  {
    id: id(),
    customer_id: customerId(),
    property_id: uuid().notNull(),
    event_id: bigint({ mode: 'bigint' }).notNull(),
    recipient: text({ enum: ['owner', 'contact'] }).notNull(),
    kind: text({ enum: ['notice', 'question', 'approval'] }).notNull(),
    /** Of the question or approval; null for a notice, which is told as it was. */
    about_id: uuid(),
    title: text().notNull(),
    message: text().notNull(),
    /** On our pages. */
    path: text().notNull(),
    due_at: instant().notNull(),
    /** Those that were told are dropped after some days. */
    told_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('held_mails_one_each').on(t.event_id, t.recipient, t.kind),
    index('held_mails_due').on(t.due_at).where(sql`${t.told_at} is null`),
    index('held_mails_customer').on(t.customer_id, t.due_at),
    tenantPolicy('held_mails', t.customer_id),
  ],
);
