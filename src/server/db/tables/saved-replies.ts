import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { afterReplies } from '#contract/conversations/saved-replies.ts';
import { user } from './auth.ts';
import { createdAt, id, oneOf, systemPolicy, updatedAt } from './columns.ts';

/** What the desk writes again and again: everybody's on the team, or one person's own. No customer's, and no guest's. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    id: id(),
    /** Whose own it is; null for the team's. */
    person_id: uuid().references(() => user.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    body: text().notNull(),
    after: text({ enum: afterReplies }).notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    uniqueIndex('saved_replies_team_name').on(sql`lower(${t.name})`).where(sql`${t.person_id} is null`),
    uniqueIndex('saved_replies_own_name').on(t.person_id, sql`lower(${t.name})`).where(sql`${t.person_id} is not null`),
    oneOf('saved_replies_after', t.after, afterReplies),
    systemPolicy('saved_replies'),
  ],
);
