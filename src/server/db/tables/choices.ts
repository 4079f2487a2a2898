import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, customerId, id, jsonb, newest, tenantPolicy } from './columns.ts';
import { conversations } from './conversations.ts';
import { properties } from './properties.ts';

/**
 * Which of the titles that were shown a guest took for the answer; dropped after a year. Not while the owner wants none
 * kept (`users.keep_choices`), and not where the question holds a secret of the property.
 */
export const choicesMade = pgTable(
  'choices_made',
  {
    id: id(),
    customer_id: customerId(),
    property_id: uuid()
      .notNull()
      .references(() => properties.id),
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id),
    /** The guest's line that chose: it is kept once, however often it is answered. */
    message_id: uuid().notNull(),
    /** In the guest's words, runs of digits masked. */
    question: text().notNull(),
    language: text().notNull(),
    /** Ids of notes (`fact:…`, `article:…`), or of playbooks (`playbook:…`) where something is broken. */
    shown: jsonb().$type<string[]>().notNull(),
    /** Null for "None of these". */
    chosen: text(),
    at: createdAt('at'),
  },
  (t) => [
    uniqueIndex('choices_made_message').on(t.message_id),
    index('choices_made_property').on(t.property_id, newest(t.at)),
    index('choices_made_thread').on(t.conversation_id),
    index('choices_made_age').on(t.at),
    tenantPolicy('choices_made', t.customer_id),
  ],
);
