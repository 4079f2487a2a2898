import type { GenericEndpointContext } from 'better-auth';
import { APIError } from 'better-auth/api';
import * as copyInEnglish from '#contract/messages/en/accounts/answers.ts';
import { spoken } from '#contract/messages/spoken.ts';

const copy = spoken(copyInEnglish);

/** Whatever the way in, nobody gets a session before their address is verified. @throws FORBIDDEN */
export async function verifiedOnly(session: { userId: string }, ctx: GenericEndpointContext | null): Promise<void> {
  const user = await ctx?.context.internalAdapter.findUserById(session.userId);
  if (user?.emailVerified) return;
  throw new APIError('FORBIDDEN', { code: 'EMAIL_NOT_VERIFIED', message: copy.emailNotVerified });
}
