import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type ArchiveReport, archiveDirections, archiveStates, busyStates } from '#contract/privacy/archives.ts';
import { createdAt, customerId, id, instant, jsonb, newest, oneOf, ownersPolicy } from './columns.ts';

const busy = sql.raw(busyStates.map((state) => `'${state}'`).join(', '));

/**
 * Everything of an account in one file: made to be taken along, or sent to be read back. The file lies in parts among
 * the others (`privacy/archives/parts.ts`), of which no row but this one knows.
 */
export const accountArchives = pgTable(
  'account_archives',
  {
    id: id(),
    customer_id: customerId(),
    /** Nobody else of the account opens it. */
    asked_by: uuid().notNull(),
    direction: text({ enum: archiveDirections }).notNull(),
    state: text({ enum: archiveStates }).notNull(),
    secrets: boolean().notNull().default(false),
    /** Sealed; null once nobody needs it any more. */
    passphrase: text(),
    file_name: text(),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    /** How many parts there may be: counted before each is written, so that none is without a row. */
    parts: integer().notNull().default(0),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** How often a job has begun it: one that fails again and again is given up. */
    tries: integer().notNull().default(0),
    problem: text(),
    report: jsonb().$type<ArchiveReport>(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
  },
  (t) => [
    oneOf('account_archives_direction', t.direction, archiveDirections),
    oneOf('account_archives_state', t.state, archiveStates),
    uniqueIndex('account_archives_one_at_work').on(t.customer_id).where(sql`${t.state} in (${busy})`),
    index('account_archives_list').on(t.customer_id, newest(t.created_at)),
    index('account_archives_due').on(t.expires_at),
    ownersPolicy('account_archives', t.customer_id),
  ],
);
