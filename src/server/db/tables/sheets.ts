import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { importKinds, importStates } from '#contract/sheets/imports.ts';
import { createdAt, customerId, id, instant, oneOf, tenantPolicy } from './columns.ts';

/** A file that was looked at and can be written as it is; dropped after a day. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    customer_id: customerId(),
    kind: text({ enum: importKinds }).notNull(),
    file_name: text().notNull(),
    state: text({ enum: importStates }).notNull().default('ready'),
    rows: integer().notNull(),
    /** Of `rows`; counted beside the transaction that writes them, so that it can be watched. */
    written: integer().notNull().default(0),
    /** What every row came to, as JSON, sealed: there are codes among it. Null once it is written. */
    content: text(),
    claimed_at: instant(),
    /** Somebody wants it stopped while it is written: then none of it is. */
    cancel_asked_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    oneOf('imports_kind', t.kind, importKinds),
    oneOf('imports_state', t.state, importStates),
    index('imports_sweep').on(t.created_at),
    tenantPolicy('imports', t.customer_id),
  ],
);
