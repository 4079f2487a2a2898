import type { Account, BetterAuthOptions, GenericEndpointContext } from 'better-auth';
import { APIError } from 'better-auth/api';
import * as copyInEnglish from '#contract/messages/en/accounts/answers.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { AuthParts } from './auth.ts';
import { providersOf } from './identity-providers.ts';
import { identityMail } from './mails.ts';
import { provingByCode } from './sign-in-code.ts';

const copy = spoken(copyInEnglish);

/** Linked by the signed-in owner alone and with the same, verified address; never by the way, at a sign-in. */
export const linking = {
  updateAccountOnSignIn: false,
  accountLinking: { enabled: true, disableImplicitLinking: true, allowDifferentEmails: false },
} satisfies BetterAuthOptions['account'];

/**
 * What holds of everybody's identities: no provider's tokens are kept, the password stays, and each change is told by
 * mail.
 */
export function identityHooks(parts: AuthParts) {
  const tell = async (account: Account, what: 'connected' | 'disconnected', ctx: GenericEndpointContext | null) => {
    const provider = providersOf(parts.settings).find(({ id }) => id === account.providerId);
    const user = await ctx?.context.internalAdapter.findUserById(account.userId);
    if (provider && user) await parts.sendMail(identityMail(user, provider.name, what));
  };
  return {
    create: {
      before: async () => ({ data: withoutTokens }),
      after: (account, ctx) => tell(account, 'connected', ctx),
    },
    update: { before: async () => ({ data: withoutTokens }) },
    delete: {
      before: async ({ providerId }, ctx) => {
        // One that was set before the address was proven goes with the proof: it may be a stranger's.
        if (providerId === 'credential' && ctx?.path !== provingByCode)
          throw new APIError('BAD_REQUEST', { code: 'PASSWORD_STAYS', message: copy.passwordStays });
      },
      after: (account, ctx) => tell(account, 'disconnected', ctx),
    },
  } satisfies NonNullable<BetterAuthOptions['databaseHooks']>['account'];
}

/** We ask a provider who somebody is, once; nothing is done with their account there. */
const withoutTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
};
