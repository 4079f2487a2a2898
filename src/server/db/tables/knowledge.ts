import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { answerWays, articleAudiences } from '#contract/enumerations/knowledge.ts';
import { activeStates } from '#contract/enumerations/trades.ts';
import { createdAt, customerId, id, instant, newest, oneOf, tenantPolicy, updatedAt } from './columns.ts';
import { properties } from './properties.ts';

/** What owners write for their guests; `property_id` null means all properties. A `verified` body is sealed. */
export const knowledgeArticles = pgTable(
  'knowledge_articles',
  {
    id: id(),
    customer_id: customerId(),
    property_id: uuid().references(() => properties.id),
    title: text().notNull(),
    body: text().notNull(),
    audience: text({ enum: articleAudiences }).notNull().default('anyone'),
    status: text({ enum: activeStates }).notNull().default('active'),
    source: text().notNull().default('owner'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    oneOf('knowledge_articles_audience', t.audience, articleAudiences),
    index('knowledge_articles_list')
      .on(t.customer_id, newest(t.updated_at), newest(t.id))
      .where(sql`${t.status} = 'active'`),
    tenantPolicy('knowledge_articles', t.customer_id),
  ],
);

/** "Ask the owner": what no fact answered, and what the owner said. */
export const ownerQuestions = pgTable(
  'owner_questions',
  {
    id: id(),
    customer_id: customerId(),
    property_id: uuid()
      .notNull()
      .references(() => properties.id),
    conversation_id: uuid().notNull(),
    message_id: uuid(),
    question: text().notNull(),
    answer: text(),
    answered_at: instant(),
    /** How the answer came: in the app, by a mail's link, or as an article. */
    answered_via: text({ enum: answerWays }),
    article_id: uuid(),
    dismissed_at: instant(),
    /** By when the guest was told to expect an answer. */
    due_at: instant(),
    /** When the owner is reminded; null once that was done, or when nothing is to be. */
    remind_at: instant(),
    /** When the guest was told that none came in time. */
    overdue_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    index('owner_questions_open')
      .on(t.customer_id, newest(t.created_at))
      .where(sql`${t.answered_at} is null and ${t.dismissed_at} is null`),
    index('owner_questions_due')
      .on(t.due_at)
      .where(sql`${t.answered_at} is null and ${t.dismissed_at} is null and ${t.overdue_at} is null`),
    index('owner_questions_conversation').on(t.conversation_id),
    index('owner_questions_of_article').on(t.article_id).where(sql`${t.article_id} is not null`),
    oneOf('owner_questions_answered_via', t.answered_via, answerWays),
    tenantPolicy('owner_questions', t.customer_id),
  ],
);
