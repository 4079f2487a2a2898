import { emailOTP } from 'better-auth/plugins/email-otp';
import { eq } from 'drizzle-orm';
import { user } from '#server/db/tables/auth.ts';
import type { Auth, AuthParts } from './auth.ts';
import { signInCodeMail } from './mails.ts';

const codeMinutes = 10;

/**
 * A six-digit code by mail in place of the password: good once, for ten minutes and five tries. It makes no account.
 */
export const signInCodes = ({ db, sendMail }: AuthParts) =>
  emailOTP({
    disableSignUp: true,
    otpLength: 6,
    expiresIn: codeMinutes * 60,
    allowedAttempts: 5,
    storeOTP: 'hashed',
    async sendVerificationOTP({ email, otp }) {
      const [to] = await db.select({ name: user.name }).from(user).where(eq(user.email, email));
      if (to) await sendMail(signInCodeMail({ email, name: to.name }, otp, codeMinutes));
    },
  });

/**
 * By mail what somebody at this address needs to get in: a code, or first the link that verifies it. Nothing when
 * nobody is.
 */
export async function sendSignInCode(auth: Auth, email: string): Promise<void> {
  const found = await (await auth.$context).internalAdapter.findUserByEmail(email);
  if (!found) return;
  if (found.user.emailVerified) await auth.api.sendVerificationOTP({ body: { email, type: 'sign-in' } });
  else await auth.api.sendVerificationEmail({ body: { email, callbackURL: '/login?verified=1' } });
}
