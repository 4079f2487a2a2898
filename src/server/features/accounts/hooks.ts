import { createHash } from 'node:crypto';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { NewPassword } from '#contract/account-forms.ts';
import { users } from '#server/db/tables/accounts.ts';
import { usedCodes } from '#server/db/tables/auth.ts';
import type { AuthParts } from './auth.ts';
import { passwordChangedMail, twoFactorChangedMail } from './mails.ts';

/** Where the auth library is looser than our rules: new passwords, codes used twice, the profile's record of 2FA, notices. */
export function accountHooks(parts: AuthParts) {
  return {
    before: createAuthMiddleware(async (ctx) => {
      if (ctx.path !== '/change-password' && ctx.path !== '/reset-password') return;
      const checked = NewPassword.safeParse(ctx.body?.newPassword);
      if (!checked.success)
        throw new APIError('BAD_REQUEST', { code: 'WEAK_PASSWORD', message: checked.error.issues[0]?.message ?? '' });
    }),
    after: createAuthMiddleware(async (ctx) => {
      const session = ctx.context.newSession ?? ctx.context.session;
      if (!session || ctx.context.returned instanceof APIError) return;
      const { user } = session;
      if (ctx.path === '/two-factor/verify-totp') {
        await takeCode(parts, user.id, String(ctx.body?.code ?? ''), () =>
          ctx.context.internalAdapter.deleteSession(session.session.token),
        );
        await recordTwoFactor(parts, user, true);
      }
      if (ctx.path === '/two-factor/disable') await recordTwoFactor(parts, user, false);
      if (ctx.path === '/change-password') await parts.sendMail(passwordChangedMail(user));
    }),
  };
}

/** A code is good for one sign-in, whoever holds it and however many try at once: the second finds its row and loses its session. */
async function takeCode(
  parts: AuthParts,
  userId: string,
  code: string,
  endSession: () => Promise<void>,
): Promise<void> {
  const codeHash = createHash('sha256').update(`${userId}:${code}`).digest('base64url');
  const [first] = await parts.db.insert(usedCodes).values({ userId, codeHash }).onConflictDoNothing().returning();
  if (first) return;
  await endSession();
  throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Invalid verification code. Please try again.' });
}

type Person = { id: string; email: string; name: string };

/** The profile record says whether 2FA is on; its owner gets a mail when that changes. */
async function recordTwoFactor(parts: AuthParts, user: Person, enabled: boolean): Promise<void> {
  const set = {
    mfa_enabled: enabled,
    mfa_type: enabled ? 'totp' : null,
    mfa_verified: enabled,
    updated_at: new Date(),
  };
  const [before] = await parts.db.select({ enabled: users.mfa_enabled }).from(users).where(eq(users.id, user.id));
  if (before?.enabled === enabled) return;
  await parts.db.update(users).set(set).where(eq(users.id, user.id));
  await parts.sendMail(twoFactorChangedMail(user, enabled));
}
