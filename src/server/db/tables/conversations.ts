import { sql } from 'drizzle-orm';
import { boolean, check, index, pgPolicy, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Source } from '#contract/conversations/messages.ts';
import {
  channels,
  conversationKinds,
  conversationStates,
  draftStates,
  messageAuthors,
  messageKinds,
  slaWaits,
} from '#contract/enumerations/conversations.ts';
import { urgencies } from '#contract/enumerations/work-orders.ts';
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
    /** The owner's page it was opened on: it is given to that page alone. */
    page_origin: text(),
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
    /** Of its clocks (`sla_clocks`): what is due first, and whom they stand still for. */
    sla_due_at: instant(),
    sla_paused_for: text({ enum: slaWaits }),
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
    check('conversations_page', sql`(${t.channel} = 'booking_page') = (${t.page_origin} is not null)`),
    uniqueIndex('conversations_one_support').on(t.customer_id).where(sql`${t.kind} = 'support'`),
    oneOf('conversations_urgency', t.urgency, urgencies),
    oneOf('conversations_sla_paused_for', t.sla_paused_for, slaWaits),
    index('conversations_list').on(t.customer_id, newest(t.last_message_at), newest(t.id)),
    index('conversations_property').on(t.property_id, newest(t.last_message_at)),
    index('conversations_queue').on(t.state, newest(t.last_message_at), newest(t.id)),
    // What is worked through, first what is due first: the few open ones among all that were ever opened.
    index('conversations_guests')
      .using('gin', sql`(app_words_of(${t.customer_id}, ${t.guest_name}))`)
      .where(sql`${t.guest_name} is not null`),
    // By the end of a number, whatever stands between its digits, and by the beginning of an address.
    index('conversations_phone')
      .on(sql`reverse(regexp_replace(${t.guest_phone}, '\\D', '', 'g')) text_pattern_ops`)
      .where(sql`${t.guest_phone} is not null`),
    index('conversations_email')
      .on(sql`lower(${t.guest_email}) text_pattern_ops`)
      .where(sql`${t.guest_email} is not null`),
    index('conversations_due')
      .on(t.state, sql`coalesce(${t.sla_due_at}, 'infinity')`, t.id)
      .where(sql`${t.state} in ('waiting', 'assigned', 'snoozed')`),
    index('conversations_newest').on(newest(t.last_message_at), newest(t.id)),
    index('conversations_stay').on(t.stay_id).where(sql`${t.stay_id} is not null`),
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
    // The words beside whose they are: one look finds a customer's own lines alone. Notes are not found.
    index('messages_words')
      .using('gin', sql`(app_words_of(${t.customer_id}, ${t.body}))`)
      .where(sql`${t.kind} <> 'note'`),
    uniqueIndex('messages_client_id').on(t.conversation_id, t.client_id).where(sql`${t.client_id} is not null`),
    tenantPolicy('messages', t.customer_id),
    pgPolicy('messages_notes', {
      as: 'restrictive',
      for: 'select',
      to: appRole,
      using: sql`${t.kind} <> 'note' or app_actor() <> 'owner' or ${t.author} = 'owner'`,
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
