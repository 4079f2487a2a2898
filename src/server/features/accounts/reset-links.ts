import { createHash } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import { and, eq, like } from 'drizzle-orm';
import { verification } from '#server/db/tables/auth.ts';

/** What the auth library calls a link to set a password, before the token. */
const given = 'reset-password:';
/** Another word than the library's, which tries an identifier also as it was sent: a stored hash is no token. */
const kept = 'reset-link:';

/** As the link of a token stands in the table: whoever reads the table has no link by that. */
export const keptReset = (token: string): string => `${kept}${createHash('sha256').update(token).digest('base64url')}`;

/** The links to set a password that are under way for somebody. */
export const resetsOf = (userId: string) =>
  and(eq(verification.value, userId), like(verification.identifier, `${kept}%`));

/** How the library keeps what it mails: links to set a password as hashes. */
export const storing = {
  storeIdentifier: {
    default: 'plain',
    overrides: { [given]: { hash: async (identifier: string) => keptReset(identifier.slice(given.length)) } },
  },
} satisfies BetterAuthOptions['verification'];
