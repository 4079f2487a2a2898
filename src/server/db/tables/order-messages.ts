import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { orderSides } from '#contract/work-orders/order-sides.ts';
import { createdAt, customerId, id, oneOf, readPolicy, tenantPolicy } from './columns.ts';
import { conversations } from './conversations.ts';
import { workOrders } from './work-orders.ts';

/** A job's own thread: what its contractor, its owner, the desk and its guest write to each other. */
export const workOrderMessages = pgTable(
  'work_order_messages',
  {
    id: id(),
    customer_id: customerId(),
    work_order_id: uuid()
      .notNull()
      .references(() => workOrders.id),
    /** The chat whose guest wrote it: it goes with that chat. */
    conversation_id: uuid().references(() => conversations.id),
    side: text({ enum: orderSides }).notNull(),
    author_id: uuid(),
    author_name: text(),
    body: text().notNull(),
    guest_reads: boolean().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    oneOf('work_order_messages_side', t.side, orderSides),
    index('work_order_messages_work_order').on(t.work_order_id, t.created_at),
    index('work_order_messages_conversation').on(t.conversation_id).where(sql`${t.conversation_id} is not null`),
    tenantPolicy('work_order_messages', t.customer_id),
    // A guest sees the jobs of their own chat alone, and of those what is for guests.
    readPolicy(
      'work_order_messages_guest',
      sql`app_actor() = 'guest' and ${t.guest_reads} and ${t.work_order_id} in (select w.id from work_orders w)`,
    ),
  ],
);
