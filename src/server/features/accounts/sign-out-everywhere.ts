import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint, sessionMiddleware } from 'better-auth/api';
import type { AuthParts } from './auth.ts';
import { endAccess } from './end-access.ts';

/**
 * `POST /api/auth/revoke-sessions` in place of the library's, which ends sessions alone: whoever signs out everywhere
 * fears that somebody else is in, by whatever way.
 */
export const signOutEverywhere = ({ transact }: Pick<AuthParts, 'transact'>) =>
  ({
    id: 'sign-out-everywhere',
    endpoints: {
      revokeSessions: createAuthEndpoint(
        '/revoke-sessions',
        { method: 'POST', requireHeaders: true, use: [sessionMiddleware] },
        async (ctx) => {
          await transact((unit) => endAccess(unit, ctx.context.session.user.id));
          return ctx.json({ status: true });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;
