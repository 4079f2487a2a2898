import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  type ExtraConfigColumn,
  type PgColumn,
  pgPolicy,
  pgRole,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import { asJson } from '../json.ts';

/** The role every request and job runs as. It has no BYPASSRLS; the baseline migration creates it. */
export const appRole = pgRole('porchlight_app').existing();

/** Time-ordered ids made in the app: PostgreSQL 15 has no `uuidv7()`. */
export const newId = (): string => v7();

export const id = () => uuid().primaryKey().$defaultFn(newId);
// Milliseconds, as JavaScript's own dates: a page's cursor must meet the row it came from.
const zoned = { withTimezone: true, mode: 'date', precision: 3 } as const;
/** A moment, always with zone; pass the column's name where it differs from the key. */
export const instant = (name?: string) => (name ? timestamp(name, zoned) : timestamp(zoned));
/** Anything as JSON, without what PostgreSQL cannot keep in a text. */
export const jsonb = customType<{ data: unknown; driverData: string }>({ dataType: () => 'jsonb', toDriver: asJson });
export const createdAt = (name = 'created_at') => instant(name).notNull().defaultNow();
export const updatedAt = (name = 'updated_at') => instant(name).notNull().defaultNow();
export const customerId = () => uuid().notNull();

/**
 * In an index, for lists that are read `order by … desc`. The nulls, of which there are none, have to stand where that
 * order has them: PostgreSQL sorts every row anew rather than read an index that has them elsewhere.
 */
export const newest = (column: ExtraConfigColumn) => column.desc().nullsFirst();

/** A closed list is held by the database too: `text` with a CHECK of the same list as the contract. */
export function oneOf(name: string, column: PgColumn, values: readonly string[]) {
  const list = values.map((v) => `'${v.replaceAll("'", "''")}'`).join(', ');
  return check(name, sql`${column} in (${sql.raw(list)})`);
}

/**
 * Rows of one customer, seen by that customer's actors, by staff and by the system; nobody else reads or writes them.
 */
export function tenantPolicy(table: string, column: PgColumn) {
  const seen = sql`app_sees(${column})`;
  return pgPolicy(`${table}_tenant`, { as: 'permissive', for: 'all', to: appRole, using: seen, withCheck: seen });
}

/**
 * The same, for tables that reports read by the hundred thousand: who asks is looked up once a statement, which for
 * each row would cost as much as reading it.
 */
export function scannedPolicy(table: string, column: PgColumn) {
  const seen = sql`(select app_is_system()) or ${column} = (select app_tenant())`;
  return pgPolicy(`${table}_tenant`, { as: 'permissive', for: 'all', to: appRole, using: seen, withCheck: seen });
}

/**
 * The same, and cleaners of the account read them too: what is no guest's, no chat and no money. Cleaners are in a
 * transaction that writes nothing (`kernel/transaction.ts`).
 */
export function housePolicy(table: string, column: PgColumn) {
  const using = sql`app_sees_house(${column})`;
  return pgPolicy(`${table}_tenant`, {
    as: 'permissive',
    for: 'all',
    to: appRole,
    using,
    withCheck: sql`app_sees(${column})`,
  });
}

/** Rows that only the owners of an account, staff and the system see: who else is in it, keys, archives. */
export function ownersPolicy(table: string, column: PgColumn) {
  const owned = sql`app_owns(${column})`;
  return pgPolicy(`${table}_tenant`, { as: 'permissive', for: 'all', to: appRole, using: owned, withCheck: owned });
}

/** Rows that belong to no customer and that only the system or staff may touch. */
export function systemPolicy(table: string) {
  const own = sql`app_is_system()`;
  return pgPolicy(`${table}_system`, { as: 'permissive', for: 'all', to: appRole, using: own, withCheck: own });
}

/** Rows of one scope (`app.once`), which a request names before it looks; house-keeping is the system's. */
export function ownScopePolicy(table: string, column: PgColumn) {
  const own = sql`${column} = current_setting('app.once', true) or app_actor() = 'system'`;
  return pgPolicy(`${table}_own`, { as: 'permissive', for: 'all', to: appRole, using: own, withCheck: own });
}

/** A further way in for a narrower actor (a guest to their thread, a contractor to their job): reading only. */
export function readPolicy(name: string, using: ReturnType<typeof sql>) {
  return pgPolicy(name, { as: 'permissive', for: 'select', to: appRole, using });
}
