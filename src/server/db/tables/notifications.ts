import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, customerId, id, instant, systemPolicy, tenantPolicy, updatedAt } from './columns.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    customer_id: customerId(),
    kind: text().notNull(),
    title: text().notNull(),
    message: text().notNull(),
    href: text(),
    read_at: instant(),
    deleted_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    index('notifications_list').on(t.customer_id, t.created_at.desc(), t.id.desc()),
    tenantPolicy('notifications', t.customer_id),
  ],
);

export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    customer_id: customerId(),
    kind: text().notNull(),
    by_mail: boolean().notNull().default(true),
    by_text: boolean().notNull().default(false),
    quiet_from: text(),
    quiet_to: text(),
    updated_at: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.customer_id, t.kind] }), tenantPolicy('notification_preferences', t.customer_id)],
);

/** Where mail, texts and calls land while no vendor is configured; read on the outbox page of the demo. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: id(),
    /** The same message sent again (a retried job) is one row. */
    message_id: text().notNull().unique(),
    channel: text({ enum: ['mail', 'text', 'call'] }).notNull(),
    to: text().notNull(),
    subject: text(),
    text: text().notNull(),
    html: text(),
    created_at: createdAt(),
  },
  (t) => [index('outbox_list').on(t.created_at.desc()), systemPolicy('outbox_messages')],
);
