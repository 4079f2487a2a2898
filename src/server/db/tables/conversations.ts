import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgPolicy, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  alarmRungs,
  channels,
  conversationKinds,
  conversationStates,
  draftStates,
  messageAuthors,
  messageKinds,
  safetyKinds,
  takeoverStates,
} from '#contract/enumerations/conversations.ts';
import { urgencies } from '#contract/enumerations/work-orders.ts';
import type { Source } from '#contract/messages.ts';
import {
  appRole,
  createdAt,
  customerId,
  id,
  instant,
  jsonb,
  newest,
  oneOf,
  readPolicy,
  tenantPolicy,
  updatedAt,
} from './columns.ts';
import { properties } from './properties.ts';

/** One thread with one guest, whatever the channel and whoever answers; or the one an owner has with the desk. */
export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    customer_id: customerId(),
    kind: text({ enum: conversationKinds }).notNull().default('guest'),
    /** Null in an owner's thread with the desk, which is about no property. */
    property_id: uuid().references(() => properties.id),
    stay_id: uuid(),
    channel: text({ enum: channels }).notNull().default('web'),
    /** SHA-256 of the opener's secret: without it the id is worth nothing. */
    secret_hash: text(),
    /** The mark of the network it was opened from (`kernel/network-mark.ts`): by it one address's chats are counted. */
    network: text(),
    state: text({ enum: conversationStates }).notNull().default('assistant'),
    urgency: text({ enum: urgencies }),
    /** Who writes: the guest, or in a thread with the desk the owner. */
    guest_name: text(),
    guest_phone: text(),
    guest_email: text(),
    communication_preference: text(),
    language: text().notNull().default('en'),
    /** The stay check passed for `stay_id` at this time. */
    verified_at: instant(),
    assigned_to: uuid(),
    assigned_name: text(),
    waiting_since: instant(),
    sla_due_at: instant(),
    snoozed_until: instant(),
    /** The assistant's memory of the dialogue: open playbook, step, slots. */
    dialogue: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** A guest message awaits an answer since then. */
    answer_due_since: instant(),
    /** Who composes it, by a mark made for each time, and until when that holds unless it is renewed. */
    answering_by: uuid(),
    answering_until: instant(),
    preview: text().notNull().default(''),
    last_message_at: createdAt('last_message_at'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    oneOf('conversations_state', t.state, conversationStates),
    oneOf('conversations_channel', t.channel, channels),
    oneOf('conversations_kind', t.kind, conversationKinds),
    check('conversations_kind_property', sql`(${t.kind} = 'guest') = (${t.property_id} is not null)`),
    uniqueIndex('conversations_one_support').on(t.customer_id).where(sql`${t.kind} = 'support'`),
    oneOf('conversations_urgency', t.urgency, urgencies),
    index('conversations_list').on(t.customer_id, newest(t.last_message_at), newest(t.id)),
    index('conversations_property').on(t.property_id, newest(t.last_message_at)),
    index('conversations_queue').on(t.state, newest(t.last_message_at), newest(t.id)),
    index('conversations_newest').on(newest(t.last_message_at), newest(t.id)),
    index('conversations_assigned').on(t.assigned_to).where(sql`${t.assigned_to} is not null`),
    index('conversations_answer_due').on(t.answer_due_since).where(sql`${t.answer_due_since} is not null`),
    tenantPolicy('conversations', t.customer_id),
    readPolicy('conversations_guest', sql`app_actor() = 'guest' and ${t.id} = app_conversation()`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: id(),
    customer_id: customerId(),
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id),
    author: text({ enum: messageAuthors }).notNull(),
    author_id: uuid(),
    author_name: text(),
    kind: text({ enum: messageKinds }).notNull().default('text'),
    /** A secret stands in it as `{{secret:<name>}}`; its value is filled in on reading, after a check. */
    body: text().notNull(),
    sources: jsonb().$type<Source[]>().notNull().default([]),
    secret_names: jsonb().$type<string[]>().notNull().default([]),
    work_order_id: uuid(),
    photo_id: uuid(),
    client_id: text(),
    /** A guest's line that the assistant still has to answer. */
    answer_due: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    oneOf('messages_author', t.author, messageAuthors),
    oneOf('messages_kind', t.kind, messageKinds),
    index('messages_thread').on(t.conversation_id, t.created_at, t.id),
    uniqueIndex('messages_client_id').on(t.conversation_id, t.client_id).where(sql`${t.client_id} is not null`),
    tenantPolicy('messages', t.customer_id),
    pgPolicy('messages_notes', {
      as: 'restrictive',
      for: 'select',
      to: appRole,
      using: sql`${t.kind} <> 'note' or app_actor() <> 'owner'`,
    }),
    readPolicy(
      'messages_guest',
      sql`app_actor() = 'guest' and ${t.conversation_id} = app_conversation() and ${t.kind} <> 'note'`,
    ),
  ],
);

/** Glass box: why the assistant answered as it did. */
export const decisions = pgTable(
  'decisions',
  {
    id: id(),
    customer_id: customerId(),
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id),
    /** The reply it led to; null when it led to none (a draft, a handover). */
    message_id: uuid(),
    engine: text().notNull(),
    reason_code: text().notNull(),
    trace: jsonb().$type<Record<string, unknown>>().notNull(),
    created_at: createdAt(),
  },
  (t) => [index('decisions_thread').on(t.conversation_id, t.created_at), tenantPolicy('decisions', t.customer_id)],
);

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
    /** The rung that was rung last; null before the first. */
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
    index('alarms_property').on(t.property_id, newest(t.created_at)),
    oneOf('alarms_danger', t.danger, safetyKinds),
    oneOf('alarms_rung', t.rung, alarmRungs),
    tenantPolicy('alarms', t.customer_id),
  ],
);

/**
 * What the assistant would say where the owner wants a person to send: text, and what is done with it. `decision` holds
 * secrets by name only; they are released when it is sent, after the server's own check.
 */
export const replyDrafts = pgTable(
  'reply_drafts',
  {
    id: id(),
    customer_id: customerId(),
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id),
    state: text({ enum: draftStates }).notNull().default('waiting'),
    body: text().notNull(),
    /** The guest's lines that it answers. */
    message_ids: jsonb().$type<string[]>().notNull().default([]),
    decision: jsonb().$type<Record<string, unknown>>().notNull(),
    settled_by: uuid(),
    settled_by_name: text(),
    settled_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    oneOf('reply_drafts_state', t.state, draftStates),
    uniqueIndex('reply_drafts_one_waiting').on(t.conversation_id).where(sql`${t.state} = 'waiting'`),
    index('reply_drafts_conversation').on(t.conversation_id, newest(t.created_at)),
    tenantPolicy('reply_drafts', t.customer_id),
  ],
);
