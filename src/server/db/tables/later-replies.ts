import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, customerId, id, instant, tenantPolicy } from './columns.ts';
import { conversations } from './conversations.ts';

/** A reply of the desk that waits for its time. Sent, or cancelled, it is here no more. */
export const laterReplies = pgTable(
  'later_replies',
  {
    id: id(),
    customer_id: customerId(),
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id),
    agent_id: uuid().notNull(),
    agent_name: text().notNull(),
    body: text().notNull(),
    send_at: instant().notNull(),
    /** Waits for a yes since then: something has happened that whoever wrote it did not know. */
    asks_since: instant(),
    created_at: createdAt(),
  },
  (t) => [
    index('later_replies_due').on(t.send_at).where(sql`${t.asks_since} is null`),
    index('later_replies_conversation').on(t.conversation_id, t.send_at),
    tenantPolicy('later_replies', t.customer_id),
  ],
);
