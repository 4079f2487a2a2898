import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth';
import { APIError, createAuthEndpoint, sessionMiddleware } from 'better-auth/api';
import * as copyInEnglish from '#contract/messages/en/accounts/answers.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { z } from '#contract/z.ts';
import { libraryClock } from './library-clock.ts';

const copy = spoken(copyInEnglish);

const proofMinutes = 5;

/** `POST /api/auth/confirm-password`: the password once more, for steps that a tab left open must not be enough for. */
export const passwordFirst = () =>
  ({
    id: 'password-first',
    endpoints: {
      confirmPassword: createAuthEndpoint(
        '/confirm-password',
        { method: 'POST', body: z.object({ password: z.string().max(128) }), use: [sessionMiddleware] },
        async (ctx) => {
          const { session, user } = ctx.context.session;
          await ctx.context.password.checkPassword(user.id, ctx);
          await ctx.context.internalAdapter.createVerificationValue({
            identifier: proofOf(session.id),
            value: user.id,
            expiresAt: new Date(libraryClock.now().getTime() + proofMinutes * 60_000),
          });
          return ctx.json({ status: true });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;

/** Uses up the proof that this session gave its password in the last five minutes. @throws FORBIDDEN without one */
export async function takePasswordProof({ context }: GenericEndpointContext): Promise<void> {
  const sessionId = context.session?.session.id;
  if (!sessionId || !(await hasPasswordProof(context, sessionId)))
    throw new APIError('FORBIDDEN', { code: 'PASSWORD_FIRST', message: copy.passwordFirst });
}

type Adapter = Pick<GenericEndpointContext['context'], 'internalAdapter'>;

/** The same for our own procedures. Uses it up. */
export const hasPasswordProof = async ({ internalAdapter }: Adapter, sessionId: string): Promise<boolean> =>
  Boolean(await internalAdapter.consumeVerificationValue(proofOf(sessionId)));

const proofOf = (sessionId: string) => `password-first:${sessionId}`;
