import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { lineKinds } from '#contract/work-orders/line-kinds.ts';
import { createdAt, customerId, id, oneOf, tenantPolicy } from './columns.ts';
import { workOrders } from './work-orders.ts';

/** What a job cost, line by line; their sum is its `cost_cents`. */
export const workOrderLines = pgTable(
  'work_order_lines',
  {
    id: id(),
    customer_id: customerId(),
    work_order_id: uuid()
      .notNull()
      .references(() => workOrders.id),
    /** Its place among the lines of its job. */
    nth: integer().notNull(),
    kind: text({ enum: lineKinds }).notNull(),
    words: text(),
    cents: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    oneOf('work_order_lines_kind', t.kind, lineKinds),
    index('work_order_lines_work_order').on(t.work_order_id, t.nth),
    tenantPolicy('work_order_lines', t.customer_id),
  ],
);
