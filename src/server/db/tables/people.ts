import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Preferences } from '#contract/accounts/preferences.ts';
import { memberRoles } from '#contract/enumerations/people.ts';
import { user } from './auth.ts';
import { createdAt, customerId, id, instant, jsonb, oneOf, ownersPolicy, updatedAt } from './columns.ts';

/** What somebody of an account likes of its tables; what is not there is as the account has it. */
export type OwnPreferences = Partial<Pick<Preferences, 'compact_tables'>> & { sorts?: Partial<Preferences['sorts']> };

/** Who works in an account that is somebody else's. A trigger ends what their sessions hold open when it changes. */
export const accountMembers = pgTable(
  'account_members',
  {
    id: id(),
    customer_id: customerId(),
    user_id: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    role: text({ enum: memberRoles }).notNull(),
    /** Whether they see codes; owners do in any case. */
    codes: boolean().notNull(),
    preferences: jsonb().$type<OwnPreferences>().notNull().default({}),
    joined_at: createdAt('joined_at'),
    /** From then on they are not in the account; they can be brought back for a day. */
    removed_at: instant(),
    updated_at: updatedAt(),
  },
  (t) => [
    oneOf('account_members_role', t.role, memberRoles),
    uniqueIndex('account_members_one').on(t.customer_id, t.user_id),
    index('account_members_person').on(t.user_id),
    ownersPolicy('account_members', t.customer_id),
  ],
);

/** Who was invited, as what. `token_hash` is the SHA-256 of what the latest mail carries. */
export const accountInvitations = pgTable(
  'account_invitations',
  {
    id: id(),
    customer_id: customerId(),
    email: text().notNull(),
    role: text({ enum: memberRoles }).notNull(),
    codes: boolean().notNull(),
    token_hash: text().notNull(),
    invited_by: text().notNull(),
    sent_at: createdAt('sent_at'),
    expires_at: instant().notNull(),
    accepted_at: instant(),
    withdrawn_at: instant(),
  },
  (t) => [
    oneOf('account_invitations_role', t.role, memberRoles),
    uniqueIndex('account_invitations_token').on(t.token_hash),
    uniqueIndex('account_invitations_open')
      .on(t.customer_id, t.email)
      .where(sql`${t.accepted_at} is null and ${t.withdrawn_at} is null`),
    index('account_invitations_age').on(t.expires_at),
    ownersPolicy('account_invitations', t.customer_id),
  ],
);
