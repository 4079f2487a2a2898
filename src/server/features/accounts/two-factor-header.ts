import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { parseSetCookieHeader, setRequestCookie } from 'better-auth/cookies';

const header = 'x-two-factor-token';

/** Carries the signed challenge between password and code in a header: a bearer client keeps no cookie jar. */
export const twoFactorHeader = () =>
  ({
    id: 'two-factor-header',
    hooks: {
      before: [
        {
          matcher: (c) => Boolean(c.headers?.get(header)) && /^\/two-factor\/(verify-|send-otp)/.test(c.path ?? ''),
          handler: createAuthMiddleware(async (c) => {
            const source = c.request?.headers ?? c.headers ?? new Headers();
            const headers = new Headers(source);
            setRequestCookie(headers, c.context.createAuthCookie('two_factor').name, source.get(header) ?? '');
            return { context: { headers } };
          }),
        },
      ],
      after: [
        {
          matcher: () => true,
          handler: createAuthMiddleware(async (c) => {
            const cookies = c.context.responseHeaders?.get('set-cookie');
            if (!cookies) return;
            const challenge = parseSetCookieHeader(cookies).get(c.context.createAuthCookie('two_factor').name);
            if (challenge?.value && challenge['max-age'] !== 0) c.setHeader(header, challenge.value);
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;
