import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { stayStatuses } from '#contract/stays/stays.ts';
import { createdAt, customerId, housePolicy, id, instant, newest, oneOf, tenantPolicy, updatedAt } from './columns.ts';
import { properties } from './properties.ts';

export const stays = pgTable(
  'stays',
  {
    id: id(),
    customer_id: customerId(),
    property_id: uuid()
      .notNull()
      .references(() => properties.id),
    guest_name: text(),
    guest_email: text(),
    guest_phone: text(),
    phone_last4: text(),
    check_in: date({ mode: 'string' }).notNull(),
    check_out: date({ mode: 'string' }).notNull(),
    status: text({ enum: stayStatuses }).notNull().default('booked'),
    source: text().notNull().default('manual'),
    /** Rises when the personal link is made anew: the links before it are worth nothing. */
    link_version: integer().notNull().default(1),
    /** The owner was told to change the door code after this stay, or it did not need saying. */
    rotation_told_at: instant(),
    /** The owner said that the code stays as it is, or had changed it before they were told. */
    rotation_settled_at: instant(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    oneOf('stays_status', t.status, stayStatuses),
    index('stays_property').on(t.property_id, newest(t.check_in), newest(t.id)),
    index('stays_list').on(t.customer_id, newest(t.check_in), newest(t.id)),
    index('stays_leaving').on(t.customer_id, t.check_out).where(sql`${t.status} = 'booked'`),
    index('stays_rotation').on(t.check_out).where(sql`${t.rotation_told_at} is null and ${t.status} = 'booked'`),
    housePolicy('stays', t.customer_id),
  ],
);

/** Each try of the stay check; wrong ones lock it for longer each time (`stays/stay-locks.ts`). */
export const stayChecks = pgTable(
  'stay_checks',
  {
    id: id(),
    customer_id: customerId(),
    property_id: uuid().notNull(),
    conversation_id: uuid().notNull(),
    stay_id: uuid(),
    /** By the stay's days and digits, or by a code that was sent. */
    kind: text({ enum: ['dates', 'code'] })
      .notNull()
      .default('dates'),
    /** The mark of the network that tried (`kernel/network-mark.ts`). */
    network: text(),
    passed: boolean().notNull(),
    at: createdAt('at'),
  },
  (t) => [index('stay_checks_recent').on(t.property_id, newest(t.at)), tenantPolicy('stay_checks', t.customer_id)],
);

/** One-time codes sent to a stay's own e-mail or phone; good once, in the thread that asked, for ten minutes. */
export const stayCodes = pgTable(
  'stay_codes',
  {
    id: id(),
    customer_id: customerId(),
    property_id: uuid().notNull(),
    conversation_id: uuid().notNull(),
    stay_id: uuid().notNull(),
    /** HMAC-SHA-256 over this row's id and the six digits. */
    code_hash: text().notNull(),
    expires_at: instant().notNull(),
    used_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    index('stay_codes_thread').on(t.conversation_id, newest(t.created_at)),
    index('stay_codes_age').on(t.created_at),
    tenantPolicy('stay_codes', t.customer_id),
  ],
);

/** Every release of a secret: who, what, why, when. The owner reads it. */
export const secretReleases = pgTable(
  'secret_releases',
  {
    id: id(),
    customer_id: customerId(),
    property_id: uuid().notNull(),
    stay_id: uuid(),
    conversation_id: uuid(),
    work_order_id: uuid(),
    /** A vault name, `street_address`, or `article:<id>`. */
    secret_name: text().notNull(),
    released_to: text().notNull(),
    why: text().notNull(),
    at: createdAt('at'),
  },
  (t) => [
    index('secret_releases_list').on(t.customer_id, newest(t.at)),
    tenantPolicy('secret_releases', t.customer_id),
  ],
);
