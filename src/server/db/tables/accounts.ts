import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { user } from './auth.ts';
import { createdAt, id, instant, oneOf, systemPolicy, tenantPolicy, updatedAt } from './columns.ts';

/** The owner's profile record; its id is the signed-in user's and the `customer_id` of everything below. */
export const users = pgTable(
  'users',
  {
    id: uuid()
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    full_name: text().notNull(),
    company_name: text(),
    phone_number: text(),
    address_line1: text(),
    address_line2: text(),
    address_city: text(),
    address_state: text(),
    address_zip: text(),
    sms_opt_in: boolean().notNull().default(false),
    sms_opt_in_timestamp: instant(),
    mfa_enabled: boolean().notNull().default(false),
    mfa_type: text(),
    mfa_verified: boolean().notNull().default(false),
    payment_brand: text(),
    payment_last4: text(),
    payment_method_id: text(),
    plan_id: text(),
    plan_name: text().notNull().default('Free Trial'),
    plan_status: text(),
    trial_ends_at: instant(),
    property_sort_key: text(),
    property_sort_direction: text({ enum: ['asc', 'desc'] }),
    contractor_sort_key: text(),
    contractor_sort_direction: text({ enum: ['asc', 'desc'] }),
    work_order_sort_key: text(),
    work_order_sort_direction: text({ enum: ['asc', 'desc'] }),
    compact_tables: boolean().notNull().default(false),
    qr_card_printed_at: instant(),
    start_card_dismissed_at: instant(),
    /** Chats are kept for so many months after their stay. */
    chat_months: integer().notNull().default(24),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [tenantPolicy('users', t.id)],
);

/** When each of the staff was last seen at the desk, whatever node they are connected to. */
export const staffPresence = pgTable(
  'staff_presence',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Their console was connected, or they did something. */
    seen_at: instant().notNull(),
    /** They did something. */
    acted_at: instant().notNull(),
    /** The sweep has found them gone since then; null while they are here. */
    away_since: instant(),
  },
  () => [systemPolicy('staff_presence')],
);

/** Who of the staff is on call when; the order of the ladder is `rung`. */
export const staffShifts = pgTable(
  'staff_shifts',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    rung: text({ enum: ['first', 'second', 'lead'] }).notNull(),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    created_at: createdAt(),
  },
  (t) => [oneOf('staff_shifts_rung', t.rung, ['first', 'second', 'lead']), systemPolicy('staff_shifts')],
);
