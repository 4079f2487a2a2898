import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { formSources } from '#contract/enumerations.ts';
import { createdAt, id, instant, oneOf, systemPolicy, updatedAt } from './columns.ts';

/** Contact, demo and question forms of the public site. */
export const questions = pgTable(
  'questions',
  {
    id: id(),
    name: text(),
    email: text(),
    phone: text(),
    num_properties: integer().notNull().default(0),
    question: text().notNull(),
    form_source: text({ enum: formSources }).notNull(),
    sms_opt_in: boolean().notNull().default(false),
    sms_opt_in_timestamp: instant(),
    answered_at: instant(),
    created_at: createdAt(),
  },
  (t) => [oneOf('questions_form_source', t.form_source, formSources), systemPolicy('questions')],
);

/** The public assistant's threads, keyed by a secret session id. */
export const publicChatbotConversations = pgTable(
  'public_chatbot_conversations',
  {
    session_id: text().primaryKey(),
    messages: jsonb().$type<{ role: 'user' | 'assistant'; content: string }[]>().notNull().default([]),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  () => [systemPolicy('public_chatbot_conversations')],
);
