import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { orderFileKinds } from '#contract/work-orders/order-files.ts';
import { createdAt, customerId, id, oneOf, tenantPolicy } from './columns.ts';
import { contractors } from './contractors.ts';
import { workOrders } from './work-orders.ts';

/** Invoices of contractors, and what the owner or the desk keeps with a job. */
export const workOrderFiles = pgTable(
  'work_order_files',
  {
    id: id(),
    customer_id: customerId(),
    work_order_id: uuid()
      .notNull()
      .references(() => workOrders.id),
    kind: text({ enum: orderFileKinds }).notNull(),
    name: text().notNull(),
    file_key: text().notNull(),
    by: text().notNull(),
    /** Whose invoice it is; nobody's, where the owner or the desk keeps it. */
    contractor_id: uuid().references(() => contractors.id),
    created_at: createdAt(),
  },
  (t) => [
    oneOf('work_order_files_kind', t.kind, orderFileKinds),
    index('work_order_files_work_order').on(t.work_order_id, t.created_at),
    tenantPolicy('work_order_files', t.customer_id),
  ],
);
