import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { SiteChatMessage } from '#contract/site-chat/site-chat.ts';
import { createdAt, jsonb, systemPolicy, updatedAt } from './columns.ts';

/** The public assistant's threads, keyed by a secret session id. */
export const publicChatbotConversations = pgTable(
  'public_chatbot_conversations',
  {
    session_id: text().primaryKey(),
    messages: jsonb().$type<SiteChatMessage[]>().notNull().default([]),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  () => [systemPolicy('public_chatbot_conversations')],
);

/** What the model has cost in the public assistant, a row a month: visitors are nobody's customers. */
export const siteChatUsage = pgTable(
  'site_chat_usage',
  {
    /** Its first day, as `2026-11-01`, in UTC. */
    month: text().primaryKey(),
    calls: integer().notNull(),
    /** Calls after which the embedded engine answered. */
    failed: integer().notNull(),
    input_tokens: bigint({ mode: 'number' }).notNull(),
    output_tokens: bigint({ mode: 'number' }).notNull(),
    /** Millionths of a US dollar, at the prices that were set when it was asked. */
    cost_micros: bigint({ mode: 'number' }).notNull(),
    updated_at: updatedAt(),
  },
  () => [systemPolicy('site_chat_usage')],
);
