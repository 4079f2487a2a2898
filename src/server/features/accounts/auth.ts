import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { bearer } from 'better-auth/plugins';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Logger } from 'pino';
import * as tables from '#server/db/tables/auth.ts';
import type { Queues } from '#server/kernel/jobs.ts';
import { verificationMail } from './mails.ts';

/** Idle seconds after which the server ends a session; the browser signs out after half of it. */
const sessionSeconds = 30 * 60;

export type AuthParts = {
  /** Connected as a login that may read the `auth` schema; the application's role may not. */
  db: NodePgDatabase;
  secret: string;
  publicUrl: string;
  sendMail(mail: Queues['mail.send']): Promise<void>;
  log: Logger;
};

/**
 * Sign-in, sessions and verified addresses by better-auth: a bearer token for each tab, never a cookie.
 * Signing up, second factors and resets are switched on with the accounts screens.
 */
export function createAuth(parts: AuthParts) {
  return betterAuth({
    appName: 'Porchlight',
    baseURL: parts.publicUrl,
    basePath: '/api/auth',
    secret: parts.secret,
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_, message) => parts.log.error({ part: 'auth' }, message) },
    trustedOrigins: [parts.publicUrl],
    database: drizzleAdapter(parts.db, { provider: 'pg', schema: tables, transaction: true }),
    advanced: { database: { generateId: 'uuid' } },
    rateLimit: { enabled: false }, // ours is kept in the database and covers every route (kernel/rate-limit.ts)
    session: { expiresIn: sessionSeconds, updateAge: 60 },
    user: { additionalFields: { role: { type: 'string', input: false, defaultValue: 'owner' } } },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 8, requireEmailVerification: true },
    emailVerification: {
      expiresIn: 24 * 3600,
      sendVerificationEmail: ({ user, url }) => parts.sendMail(verificationMail(user, url)),
    },
    plugins: [bearer({ requireSignature: true })],
  });
}

export type Auth = ReturnType<typeof createAuth>;
