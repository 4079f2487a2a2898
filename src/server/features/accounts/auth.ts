import type { GenericEndpointContext } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { bearer } from 'better-auth/plugins/bearer';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Logger } from 'pino';
import type { SecurityKind } from '#contract/enumerations/security.ts';
import { limits } from '#contract/limits.ts';
import * as tables from '#server/db/tables/auth.ts';
import type { Settings } from '#server/kernel/env.ts';
import type { Queues } from '#server/kernel/queues.ts';
import { databaseWasAway } from '#server/kernel/request-scope.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Clock } from '#server/platform/clock/port.ts';
import { captchaPlugins } from './captcha.ts';
import { challengeHeaders } from './challenge-headers.ts';
import { refuseDeactivated } from './deactivated.ts';
import { accountHooks, afterNewPassword } from './hooks.ts';
import { identityHooks, linking } from './identities.ts';
import { identityProviders } from './identity-providers.ts';
import { rememberDevice } from './known-devices.ts';
import { resetMail, verificationMail } from './mails.ts';
import { passkeyNotices } from './notices.ts';
import { passkeyPlugin } from './passkeys.ts';
import { passwordFirst } from './password-first.ts';
import type { Passwords } from './passwords.ts';
import { startTrial } from './profile.ts';
import { storing } from './reset-links.ts';
import { afterProof, signInCodes } from './sign-in-code.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';
import { twoFactorPlugin } from './two-factor.ts';
import { verifiedOnly } from './verified-only.ts';

/** Idle seconds after which the server ends a session; the browser signs out after half of it. */
const sessionSeconds = 30 * 60;
const verificationSeconds = 24 * 3600;
const resetSeconds = 3600;

export type AuthParts = {
  passwords: Passwords;
  /** Connected as a login that may read the `auth` schema; the application's role may not. */
  db: NodePgDatabase;
  clock: Clock;
  /** One transaction on that connection: what changes a login, with the mail and the line of the log about it. */
  transact(work: (unit: UnitOfWork) => Promise<void>): Promise<void>;
  secret: string;
  publicUrl: string;
  /** Which further ways in are configured. */
  settings: Settings;
  sendMail(mail: Queues['mail.send']): Promise<void>;
  /** Tells the security log what this person did to their own account. */
  audit(kind: SecurityKind, userId: string, subject?: string): Promise<void>;
  log: Logger;
  staffTwoFactor: Settings['staffTwoFactor'];
};

/**
 * Passwords, sessions, second factors and verified addresses by better-auth: a bearer token for each tab, never a
 * cookie. Signing up goes through our own procedure, which makes the profile record in the same transaction.
 */
export function createAuth(parts: AuthParts) {
  return betterAuth({
    appName: 'Porchlight',
    baseURL: parts.publicUrl,
    basePath: '/api/auth',
    secret: parts.secret,
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_, message) => parts.log[databaseWasAway() ? 'warn' : 'error']({ part: 'auth' }, message),
    },
    // A refusal is answered by the library, anything else by our own door: left to itself it prints a failed query
    // with its values, and answers 500 without a word also while the database is away.
    onAPIError: { throw: true },
    trustedOrigins: (request) => [parts.publicUrl, ...ownOrigin(request)],
    database: drizzleAdapter(parts.db, { provider: 'pg', schema: tables, transaction: true }),
    advanced: { database: { generateId: 'uuid' } },
    disabledPaths: parts.settings.SIGN_IN_CODES ? [] : ['/sign-in/email-otp'],
    rateLimit: { enabled: false }, // ours is kept in the database and covers every route (kernel/rate-limit.ts)
    // Fresh by the library's measure is a session of today; what must not be open to a tab left alone asks for the
    // password.
    session: {
      expiresIn: sessionSeconds,
      updateAge: 60,
      freshAge: 0,
      additionalFields: { signedInAt: { type: 'date', required: false, input: false } },
    },
    user: { additionalFields: { role: { type: 'string', input: false, defaultValue: 'owner' } } },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: limits.password.min,
      password: parts.passwords,
      requireEmailVerification: true,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: resetSeconds,
      sendResetPassword: ({ user, token }) =>
        parts.sendMail(resetMail(user, `${parts.publicUrl}/reset-password?token=${token}`)),
      async onPasswordReset({ user }, request) {
        await afterNewPassword(parts, user, request?.headers);
        await rememberDevice(parts.db, user.id, request?.headers, parts.clock.now()); // whoever reads the person's mail
      },
    },
    emailVerification: {
      expiresIn: verificationSeconds,
      sendVerificationEmail: ({ user, url }) => parts.sendMail(verificationMail(user, url)),
      afterEmailVerification: (user) => startTrial(parts.db, user.id),
    },
    verification: storing,
    account: linking,
    databaseHooks: {
      session: { create: { before: mayEnter(parts) } },
      account: identityHooks(parts),
      user: afterProof(parts),
    },
    hooks: accountHooks(parts),
    // This order: with bearer first, a sign-in that still needs its code would already hand out a token.
    plugins: [
      twoFactorPlugin(),
      bearer({ requireSignature: true }),
      challengeHeaders(),
      passkeyPlugin(parts),
      passwordFirst(),
      signOutEverywhere(parts),
      passkeyNotices(parts),
      identityProviders(parts),
      signInCodes(parts),
      ...captchaPlugins(parts.settings),
    ],
  });
}

/**
 * By whatever way in: nobody gets a session unverified, or locked out. One that is traded for another within a session
 * (a new password, a change of factors) is the same sign-in still, and ends when that one does.
 */
const mayEnter =
  ({ db }: AuthParts) =>
  async (session: { userId: string }, ctx: GenericEndpointContext | null) => {
    await verifiedOnly(session, ctx);
    await refuseDeactivated(db, session.userId);
    const before = ctx?.context.session;
    if (!ctx || ctx.path.startsWith('/sign-in/') || before?.user.id !== session.userId) return;
    return { data: { signedInAt: before.session.signedInAt } };
  };

export type Auth = ReturnType<typeof createAuth>;

/**
 * A page that this server itself served, by whatever name it was reached (localhost, an address in the house's
 * network).
 */
function ownOrigin(request: Request | undefined): string[] {
  const origin = request?.headers.get('origin');
  const host = request?.headers.get('host');
  return origin && host && URL.canParse(origin) && new URL(origin).host === host ? [origin] : [];
}
