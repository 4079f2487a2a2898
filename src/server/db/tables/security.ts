import { sql } from 'drizzle-orm';
import { index, integer, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { securityKinds } from '#contract/enumerations/security.ts';
import { appRole, createdAt, id, newest, oneOf } from './columns.ts';

/**
 * Who did what that bears on who may do and see what, and from where. Written by anybody at work for a customer, read by
 * that owner and by admins; the application's role may delete none and change only how often and when.
 */
export const securityLog = pgTable(
  'security_log',
  {
    id: id(),
    /** Whose account it is about; null for the team's own and for what is nobody's. */
    customer_id: uuid(),
    kind: text({ enum: securityKinds }).notNull(),
    actor_kind: text().notNull(),
    actor_id: uuid(),
    actor_name: text(),
    /** What it was done to, or by which way; never a secret. */
    subject: text(),
    address: text(),
    device: text(),
    request_id: text(),
    /** Alike ones of an hour are one row. */
    times: integer().notNull().default(1),
    joined: text().unique(),
    at: createdAt('at'),
  },
  (t) => [
    oneOf('security_log_kind', t.kind, securityKinds),
    index('security_log_customer').on(t.customer_id, newest(t.at), newest(t.id)),
    index('security_log_list').on(newest(t.at), newest(t.id)),
    index('security_log_reads').on(t.actor_id, t.at).where(sql`${t.kind} = 'thread.read'`),
    pgPolicy('security_log_read', {
      for: 'select',
      to: appRole,
      using: sql`(app_actor() = 'owner' and app_owns(${t.customer_id})) or app_actor() in ('admin', 'system')`,
    }),
    pgPolicy('security_log_write', { for: 'insert', to: appRole, withCheck: sql`app_sees(${t.customer_id})` }),
    // Alike ones are joined: by the role's rights only `times` and `at` change (migration 0003). None is deleted.
    pgPolicy('security_log_join', { for: 'update', to: appRole, using: sql`app_actor() = 'system'` }),
  ],
);
