import type { GenericEndpointContext } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { and, eq, ne } from 'drizzle-orm';
import { NewPassword } from '#contract/accounts/account-forms.ts';
import * as copyInEnglish from '#contract/messages/en/accounts/answers.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { users } from '#server/db/tables/accounts.ts';
import { user as people, session as sessions } from '#server/db/tables/auth.ts';
import { bearerToken } from '#server/kernel/bearer.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { auditPerson } from './audit-person.ts';
import type { AuthParts } from './auth.ts';
import { whyCommon } from './common-passwords.ts';
import { endAccess } from './end-access.ts';
import { afterEntry, afterWrongCode, isEntry } from './entries.ts';
import { backupCodesMail, passwordChangedMail, twoFactorChangedMail } from './mails.ts';
import { renewHash } from './renew-hash.ts';
import { challenged, clearTries, countTry, takeCode } from './second-factor.ts';
import { spendAsForKnown } from './unknown-address.ts';
import { nameVerifiedAddress } from './verified-link.ts';

const copy = spoken(copyInEnglish);

/**
 * Where the auth library is looser than our rules: new passwords, codes used twice or guessed, sessions that outlive a
 * change, the time an unknown address takes, the profile's record of two factors, notices.
 */
export function accountHooks(parts: AuthParts) {
  return {
    before: createAuthMiddleware(async (ctx) => {
      switch (ctx.path) {
        case '/sign-in/email':
          return spendAsForKnown(parts.db, ctx.body?.email);
        case '/two-factor/verify-totp':
        case '/two-factor/verify-backup-code':
          return countTry(parts.db, ctx.headers, parts.clock.now());
        case '/two-factor/disable':
          return keepForStaff(parts, ctx.headers);
        case '/reset-password':
          return checkNewPassword(ctx.body);
        case '/change-password':
          checkNewPassword(ctx.body);
          return { context: { body: { ...ctx.body, revokeOtherSessions: true } } };
      }
    }),
    after: createAuthMiddleware(async (ctx) => {
      if (ctx.path === '/verify-email') return nameVerifiedAddress(ctx, ctx.context.returned);
      if (ctx.context.returned instanceof APIError) return afterRefusal(parts, ctx);
      const made = ctx.context.newSession;
      const session = made ?? ctx.context.session;
      if (!session) return;
      const { user } = session;
      if (ctx.path.startsWith('/sign-in/')) await endReplaced(parts, ctx);
      if (ctx.path === '/two-factor/verify-totp') await afterCode(parts, ctx, user);
      if (ctx.path === '/two-factor/verify-backup-code') await clearTries(parts.db, user.id);
      if (ctx.path === '/two-factor/disable' && ctx.context.session?.user.twoFactorEnabled)
        await parts.transact((unit) => recordTwoFactor(unit, user, session.session.id, false));
      if (ctx.path === '/two-factor/generate-backup-codes') await parts.sendMail(backupCodesMail(user));
      if (ctx.path === '/change-password') await afterNewPassword(parts, user, ctx.headers, session.session.id);
      if (ctx.path === '/sign-in/email') await renewHash(parts, user.id, ctx.body?.password);
      if (isEntry(ctx)) await afterEntry(parts, ctx.headers, user);
    }),
  };
}

/** A wrong code after a right password is news to whoever the account belongs to. */
async function afterRefusal(parts: AuthParts, { path, headers, context }: GenericEndpointContext): Promise<void> {
  if (!path.startsWith('/two-factor/verify-')) return;
  const id = await challenged(parts.db, headers?.get('x-two-factor-token'));
  const person = id && (await context.internalAdapter.findUserById(id));
  if (person) await afterWrongCode(parts, headers, person);
}

/** Where staff must have a second factor, they cannot switch it off. */
async function keepForStaff({ db, staffTwoFactor }: AuthParts, headers: Headers | undefined): Promise<void> {
  const token = bearerToken(headers);
  if (staffTwoFactor !== 'required' || !token) return;
  const [person] = await db
    .select({ role: people.role })
    .from(people)
    .innerJoin(sessions, eq(sessions.userId, people.id))
    .where(eq(sessions.token, token));
  if (person && person.role !== 'owner')
    throw new APIError('FORBIDDEN', {
      code: 'TWO_FACTOR_REQUIRED',
      message: copy.staffKeepTwoFactor,
    });
}

function checkNewPassword(body: { newPassword?: unknown } | undefined): void {
  const checked = NewPassword.safeParse(body?.newPassword);
  const wrong = checked.success ? whyCommon(checked.data) : (checked.error.issues[0]?.message ?? '');
  if (wrong !== undefined) throw new APIError('BAD_REQUEST', { code: 'WEAK_PASSWORD', message: wrong });
}

type Person = { id: string; email: string; name: string };

/**
 * Everything that let somebody in ends, but for the browser that set the password, and the person is told: whoever knew
 * the old one may have left themselves a session, a link or an API key.
 */
export async function afterNewPassword(
  { transact }: AuthParts,
  user: Person,
  headers: Headers | undefined,
  session?: string,
): Promise<void> {
  // Staff are not asked to verify an address: the link they set their first password by came to it.
  const invited = and(eq(people.id, user.id), ne(people.role, 'owner'), eq(people.emailVerified, false));
  await transact(async (unit) => {
    await unit.tx.update(people).set({ emailVerified: true }).where(invited);
    await endAccess(unit, user.id, { device: headers, ...(session && { session }) });
    await auditPerson(unit, 'password.changed', user.id);
    await unit.enqueue('mail.send', passwordChangedMail(user));
  });
}

/** A code is good once. Whoever signs in with a used one gets no session; whoever was signed in before keeps theirs. */
async function afterCode(parts: AuthParts, ctx: GenericEndpointContext, user: Person): Promise<void> {
  const { newSession: made, session: before, internalAdapter } = ctx.context;
  const first = await takeCode(parts.db, ctx, user.id, String(ctx.body?.code ?? ''));
  // Both: the code of a new secret switched the factor on and traded the session.
  if (made && before) return parts.transact((unit) => recordTwoFactor(unit, user, made.session.id, true));
  if (first) return;
  if (made) await internalAdapter.deleteSession(made.session.token);
  await afterWrongCode(parts, ctx.headers, user);
  throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: copy.wrongCode });
}

/**
 * The profile record says whether 2FA is on; its owner gets a mail when that changes, and every other session ends. All
 * of it or nothing: the unit is one that may write logins.
 */
export async function recordTwoFactor(unit: UnitOfWork, user: Person, keep: string, enabled: boolean): Promise<void> {
  await unit.tx.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, keep)));
  const set = {
    mfa_enabled: enabled,
    mfa_type: enabled ? 'totp' : null,
    mfa_verified: enabled,
    updated_at: unit.now,
  };
  await unit.tx.update(users).set(set).where(eq(users.id, user.id));
  await auditPerson(unit, 'two_factor.changed', user.id, enabled ? copy.on : copy.off);
  await unit.enqueue('mail.send', twoFactorChangedMail(user, enabled));
}

/** Who signs in while still holding a session trades it for the new one. */
async function endReplaced({ db }: AuthParts, { headers, context }: GenericEndpointContext): Promise<void> {
  const token = bearerToken(headers);
  if (token && token !== context.newSession?.session.token) await db.delete(sessions).where(eq(sessions.token, token));
}
