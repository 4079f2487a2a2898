import { emailOTP } from 'better-auth/plugins/email-otp';
import { eq } from 'drizzle-orm';
import { user } from '#server/db/tables/auth.ts';
import type { Auth, AuthParts } from './auth.ts';
import { signInCodeMail } from './mails.ts';
import { startTrial } from './profile.ts';

const codeMinutes = 10;
/** Where the library proves an address by a code. */
export const provingByCode = '/sign-in/email-otp';

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
      const [to] = await db
        .select({ name: user.name, proven: user.emailVerified })
        .from(user)
        .where(eq(user.email, email));
      if (to) await sendMail(signInCodeMail({ email, name: to.name }, otp, codeMinutes, to.proven));
    },
  });

/**
 * A code by mail to whoever is at this address; nothing when nobody is. An address that nobody has proven yet is proven
 * by it, and the library drops what was set before: somebody else may have signed up with it, and must not come in by
 * their password once its owner has proven that it is theirs.
 */
export async function sendSignInCode(auth: Auth, email: string): Promise<void> {
  await auth.api.sendVerificationOTP({ body: { email, type: 'sign-in' } });
}

/** The library proves an address by a code without saying so: the trial begins with it, as by the link. */
export const afterProof = ({ db }: Pick<AuthParts, 'db'>) => ({
  update: {
    async after({ id }: { id: string }, ctx: { path?: string } | null) {
      if (ctx?.path === provingByCode) await startTrial(db, id);
    },
  },
});
