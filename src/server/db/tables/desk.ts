// The desk: who is there and on call, and how a chat goes to people: called for, taken, given on, closed, and rung for
// in danger.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { alarmRungs, safetyKinds, staffRungs, takeoverStates } from '#contract/enumerations/conversations.ts';
import { user } from './auth.ts';
import { createdAt, customerId, id, instant, jsonb, newest, oneOf, systemPolicy, tenantPolicy } from './columns.ts';
import { conversations } from './conversations.ts';

/** A thread going from the assistant to a person: three lines, what was tried, why. */
export const handoffs = pgTable(
  'handoffs',
  {
    id: id(),
    customer_id: customerId(),
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id),
    reason: text().notNull(),
    summary: jsonb().$type<string[]>().notNull().default([]),
    tried: jsonb().$type<string[]>().notNull().default([]),
    accepted_by: uuid(),
    accepted_by_name: text(),
    accepted_at: instant(),
    ended_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('handoffs_one_open').on(t.conversation_id).where(sql`${t.ended_at} is null`),
    index('handoffs_conversation').on(t.conversation_id, t.created_at),
    index('handoffs_accepted').on(t.accepted_at).where(sql`${t.accepted_at} is not null`),
    index('handoffs_waiting').on(t.created_at).where(sql`${t.accepted_at} is null and ${t.ended_at} is null`),
    tenantPolicy('handoffs', t.customer_id),
  ],
);

/** A chat goes from one of the team to another, or is asked for: who, from whom, how it went, and who was told. */
export const takeovers = pgTable(
  'takeovers',
  {
    id: id(),
    customer_id: customerId(),
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id),
    state: text({ enum: takeoverStates }).notNull(),
    from_user: uuid().notNull(),
    from_name: text().notNull(),
    /** Null where the chat went back to Waiting. */
    to_user: uuid(),
    to_name: text(),
    /** Why it went back to Waiting. */
    reason: text(),
    /** When a question without an answer lapses. */
    due_at: instant(),
    /** Null where the house settled it. */
    settled_by: uuid(),
    settled_by_name: text(),
    settled_at: instant(),
    /** Who of the two has seen how it went. */
    from_seen_at: instant(),
    to_seen_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    oneOf('takeovers_state', t.state, takeoverStates),
    uniqueIndex('takeovers_one_asked').on(t.conversation_id).where(sql`${t.state} = 'asked'`),
    index('takeovers_due').on(t.due_at).where(sql`${t.state} = 'asked'`),
    index('takeovers_from').on(t.from_user, newest(t.created_at)),
    index('takeovers_to').on(t.to_user, newest(t.created_at)),
    index('takeovers_conversation').on(t.conversation_id),
    tenantPolicy('takeovers', t.customer_id),
  ],
);

/** A chat was closed: by whom, and how it stood before, for whoever pressed the wrong key. */
export const closings = pgTable(
  'closings',
  {
    id: id(),
    customer_id: customerId(),
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id),
    closed_by: uuid().notNull(),
    closed_by_name: text().notNull(),
    before: jsonb().$type<Record<string, string | null>>().notNull(),
    reopened_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    index('closings_conversation').on(t.conversation_id, newest(t.created_at)),
    tenantPolicy('closings', t.customer_id),
  ],
);

/** A danger for which people are rung, rung by rung of the ladder, until one of them takes the thread. */
export const alarms = pgTable(
  'alarms',
  {
    id: id(),
    customer_id: customerId(),
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id),
    danger: text({ enum: safetyKinds }).notNull(),
    property_id: uuid(),
    /** Raised in a chat whose guest's stay was checked. */
    checked: boolean().notNull().default(true),
    /** The alarm of the same kind at the same property that is rung for this one too; it is not rung itself. */
    joined_to: uuid(),
    /** The rung that was rung last; null before the first, and where only whoever took one just before it was rung. */
    rung: text({ enum: alarmRungs }),
    rings: integer().notNull().default(0),
    /** When the next rung is rung. */
    due_at: instant().notNull(),
    acknowledged_by: uuid(),
    acknowledged_by_name: text(),
    acknowledged_at: instant(),
    /** Taken by somebody, or rung for so long that it is left to the queue. */
    ended_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('alarms_one_open').on(t.conversation_id).where(sql`${t.ended_at} is null`),
    index('alarms_due').on(t.due_at).where(sql`${t.ended_at} is null`),
    index('alarms_conversation').on(t.conversation_id),
    index('alarms_property').on(t.property_id, newest(t.created_at)),
    oneOf('alarms_danger', t.danger, safetyKinds),
    oneOf('alarms_rung', t.rung, alarmRungs),
    tenantPolicy('alarms', t.customer_id),
  ],
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

/** Who of the staff is on call when, filled in from the rota; the order of the ladder is `rung`. */
export const staffShifts = pgTable(
  'staff_shifts',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    rung: text({ enum: staffRungs }).notNull(),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    oneOf('staff_shifts_rung', t.rung, staffRungs),
    index('staff_shifts_ends').on(t.ends_at),
    systemPolicy('staff_shifts'),
  ],
);
