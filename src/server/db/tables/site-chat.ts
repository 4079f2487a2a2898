import { pgTable, text } from 'drizzle-orm/pg-core';
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
