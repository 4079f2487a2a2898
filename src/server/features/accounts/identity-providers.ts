import type { AuthContext, BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth';
import * as copyInEnglish from '#contract/messages/en/accounts/answers.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { Settings } from '#server/kernel/env.ts';
import type { AuthParts } from './auth.ts';

const copy = spoken(copyInEnglish);

const discoveryMs = 10_000;

/**
 * Google, and an organization's own sign-in: OpenID Connect by authorization code, PKCE and a nonce, each when it is
 * configured. None makes an account: whoever has none signs up. What a provider says of itself is asked for when it is
 * first used and again while it does not answer, so that the house starts without it.
 */
export function identityProviders(parts: AuthParts): BetterAuthPlugin {
  const known = configured(parts);
  return {
    id: 'identity-providers',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/sign-in/social' || path === '/link-social' || path === '/callback/:id',
          handler: createAuthMiddleware(async ({ body, params, context }) => {
            const config = known.find(({ providerId }) => providerId === (body?.provider ?? params?.id));
            if (config && !isThere(context, config)) await discover(context, config);
          }),
        },
      ],
    },
  };
}

const isThere = ({ socialProviders }: AuthContext, { providerId }: GenericOAuthConfig) =>
  socialProviders.some(({ id }) => id === providerId);

/** @throws SERVICE_UNAVAILABLE when the provider does not say where and how */
async function discover(context: AuthContext, config: GenericOAuthConfig): Promise<void> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, discoveryMs, undefined).unref());
  const answer = await Promise.race([genericOAuth({ config: [config] }).init(context), late]);
  const provider = answer?.context.socialProviders.find(({ id }) => id === config.providerId);
  if (!provider) {
    const message = fill(copy.providerUnreachable, { provider: config.name ?? config.providerId });
    throw new APIError('SERVICE_UNAVAILABLE', { code: 'PROVIDER_UNREACHABLE', message });
  }
  if (!isThere(context, config)) context.socialProviders.push(provider); // one list for all requests
}

function configured({ settings, publicUrl }: AuthParts): GenericOAuthConfig[] {
  const common = {
    scopes: ['openid', 'email', 'profile'],
    redirectURI: `${publicUrl}/login/return`,
    pkce: true,
    requireIdTokenVerification: true,
    disableSignUp: true,
    disableProviderLogout: true,
  };
  return identitiesOf(settings).map(({ issuer, ...rest }) => ({
    ...common,
    ...rest,
    discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
  }));
}

type Identity = Pick<GenericOAuthConfig, 'providerId' | 'clientId' | 'clientSecret' | 'prompt' | 'accountSubject'> & {
  name: string;
  issuer: string;
};

function identitiesOf(s: Settings): Identity[] {
  const found: Identity[] = [];
  if (s.GOOGLE_CLIENT_ID && s.GOOGLE_CLIENT_SECRET)
    found.push({
      providerId: 'google',
      name: 'Google',
      issuer: s.GOOGLE_ISSUER,
      clientId: s.GOOGLE_CLIENT_ID,
      clientSecret: s.GOOGLE_CLIENT_SECRET,
      prompt: 'select_account',
    });
  if (s.SSO_ISSUER && s.SSO_CLIENT_ID && s.SSO_CLIENT_SECRET)
    found.push({
      providerId: 'sso',
      name: s.SSO_NAME,
      issuer: s.SSO_ISSUER,
      clientId: s.SSO_CLIENT_ID,
      clientSecret: s.SSO_CLIENT_SECRET,
      // Another issuer may give the same number to somebody else.
      accountSubject: ({ profile }) => (profile.sub ? `${s.SSO_ISSUER} ${profile.sub}` : ''),
    });
  return found;
}

/** Names of the providers that are there, as buttons say them. */
export const providersOf = (settings: Settings): { id: 'google' | 'sso'; name: string }[] =>
  identitiesOf(settings).map(({ providerId, name }) => ({ id: providerId === 'google' ? 'google' : 'sso', name }));
