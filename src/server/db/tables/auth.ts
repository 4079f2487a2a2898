import { bigint, boolean, index, integer, pgSchema, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { peopleLanguages } from '#contract/messages/languages.ts';
import { createdAt, instant, newId, updatedAt } from './columns.ts';

/** The auth library's own tables, in a schema of their own that the application's role cannot read. */
export const authSchema = pgSchema('auth');

const key = () => uuid().primaryKey().$defaultFn(newId);

export const user = authSchema.table('user', {
  id: key(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  role: text({ enum: ['owner', 'agent', 'admin'] })
    .notNull()
    .default('owner'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  /** Staff who were locked out: no session is made for them. */
  deactivatedAt: instant('deactivated_at'),
  /** The one they chose (`peopleLanguages`); null: English. An owner's is in their profile record too. */
  language: text({ enum: peopleLanguages }),
  /** When they first came in: the one device that nobody has to be told of. */
  firstEnteredAt: instant('first_entered_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const session = authSchema.table(
  'session',
  {
    id: key(),
    token: text().notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** The sign-in it goes back to, through every trade of tokens. A trigger ends the session 30 days later. */
    signedInAt: createdAt('signed_in_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('session_user').on(t.userId)],
);

export const account = authSchema.table(
  'account',
  {
    id: key(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('account_user').on(t.userId), uniqueIndex('account_identity').on(t.providerId, t.accountId)],
);

export const verification = authSchema.table(
  'verification',
  {
    id: key(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('verification_identifier').on(t.identifier)],
);

/**
 * One authenticator app a person; the secret and the backup codes are encrypted by the auth library. `used_step` is the
 * latest half minute whose code let somebody in: no code of it, and none before it, does so again.
 */
export const twoFactor = authSchema.table(
  'two_factor',
  {
    id: key(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: instant('locked_until'),
    usedStep: bigint('used_step', { mode: 'number' }),
    /** When a mail last told them of a wrong code. */
    toldAt: instant('told_at'),
  },
  (t) => [index('two_factor_user').on(t.userId), index('two_factor_secret').on(t.secret)],
);

/** A key on a person's own device (WebAuthn); `public_key` is all that we hold of it. */
export const passkey = authSchema.table(
  'passkey',
  {
    id: key(),
    name: text(),
    publicKey: text('public_key').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    credentialID: text('credential_id').notNull(),
    counter: bigint({ mode: 'number' }).notNull(), // 32 bits without a sign
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
    aaguid: text(),
  },
  (t) => [index('passkey_user').on(t.userId), uniqueIndex('passkey_credential').on(t.credentialID)],
);

/**
 * A browser from which somebody has signed in: throttled by itself, and no news to them. `mark` is the SHA-256 of what
 * it names itself by.
 */
export const knownDevice = authSchema.table(
  'known_device',
  {
    id: key(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    mark: text().notNull(),
    userAgent: text('user_agent'),
    /** Passwords that were tried from it since it last came in. */
    wrongTries: integer('wrong_tries').notNull().default(0),
    createdAt: createdAt(),
    lastUsedAt: createdAt('last_used_at'),
  },
  (t) => [uniqueIndex('known_device_of').on(t.userId, t.mark), index('known_device_mark').on(t.mark)],
);

/**
 * Another address that an owner is to sign in with. It needs the new one's word, and the old one's or three days of its
 * silence; the marks are SHA-256 of what the two were mailed.
 */
export const addressChange = authSchema.table(
  'address_change',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    newMark: text('new_mark').notNull(),
    oldMark: text('old_mark').notNull(),
    /** The new address said that it is theirs. */
    confirmedAt: instant('confirmed_at'),
    /** The old one said that it may be so. */
    agreedAt: instant('agreed_at'),
    /** What the old one's silence is taken for consent from. */
    appliesAt: instant('applies_at').notNull(),
    /** Without the new one's word it lapses. */
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('address_change_new').on(t.newMark),
    uniqueIndex('address_change_old').on(t.oldMark),
    index('address_change_due').on(t.appliesAt),
  ],
);
