import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { limits } from '#contract/limits.ts';
import * as copyInEnglish from '#contract/messages/en/accounts/answers.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { AuthParts } from './auth.ts';
import { passkeyMail } from './mails.ts';

const copy = spoken(copyInEnglish);

/** A mail to the owner whenever a passkey is added or removed: whoever did it, they hear of it. */
export const passkeyNotices = (parts: AuthParts) =>
  ({
    id: 'passkey-notices',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/passkey/verify-registration' || path === '/passkey/update-passkey',
          handler: createAuthMiddleware(async ({ body }) => {
            if (String(body?.name ?? '').length <= limits.shortText) return;
            throw new APIError('BAD_REQUEST', {
              code: 'NAME_TOO_LONG',
              message: fill(copy.nameTooLong, { count: limits.shortText }),
            });
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => path === '/passkey/verify-registration' || path === '/passkey/delete-passkey',
          handler: createAuthMiddleware(async ({ path, context: { returned, session } }) => {
            if (!session || returned instanceof APIError) return;
            await parts.sendMail(
              passkeyMail(session.user, path === '/passkey/verify-registration' ? 'added' : 'removed'),
            );
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;
