// By what the desk sorts its chats, and what it did to how one stands, for who presses the wrong key.
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { chatDeedKinds, tagTones } from '#contract/enumerations/desk.ts';
import { createdAt, customerId, id, instant, jsonb, newest, oneOf, systemPolicy, tenantPolicy } from './columns.ts';
import { conversations } from './conversations.ts';

/** The desk's own words for chats, the same for all customers. */
export const deskTags = pgTable(
  'desk_tags',
  {
    id: id(),
    name: text().notNull(),
    tone: text({ enum: tagTones }).notNull(),
    made_by_name: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    oneOf('desk_tags_tone', t.tone, tagTones),
    uniqueIndex('desk_tags_name').on(sql`lower(${t.name})`),
    systemPolicy('desk_tags'),
  ],
);

export const chatTags = pgTable(
  'chat_tags',
  {
    id: id(),
    customer_id: customerId(),
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id),
    tag_id: uuid()
      .notNull()
      .references(() => deskTags.id, { onDelete: 'cascade' }),
    tagged_by: uuid().notNull(),
    tagged_by_name: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('chat_tags_once').on(t.conversation_id, t.tag_id),
    index('chat_tags_tag').on(t.tag_id, t.conversation_id),
    tenantPolicy('chat_tags', t.customer_id),
  ],
);

/** A chat was given, put away or tagged: by whom, how it stood before, and what was done. A closing is in `closings`. */
export const chatDeeds = pgTable(
  'chat_deeds',
  {
    id: id(),
    customer_id: customerId(),
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id),
    kind: text({ enum: chatDeedKinds }).notNull(),
    done_by: uuid().notNull(),
    before: jsonb().$type<Record<string, string | null>>().notNull(),
    /** The colleague, the time or the tag. */
    to: text().notNull(),
    undone_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    oneOf('chat_deeds_kind', t.kind, chatDeedKinds),
    index('chat_deeds_conversation').on(t.conversation_id, newest(t.created_at)),
    tenantPolicy('chat_deeds', t.customer_id),
  ],
);
