import * as copy from '#contract/messages/en/accounts/sign-in.ts';
import { homeOf } from '../../../lib/session/home.ts';
import { forgetSession, signOut } from '../../../lib/session/session.ts';
import { SignInError } from './sign-in.ts';

/**
 * Goes where somebody came from, or home; a document of its own, so it is loaded. Throws SignInError when there is no
 * profile.
 */
export async function enter(from: string | null): Promise<void> {
  // Whoever is in no account yet, or no longer, gets into one there.
  if (from?.startsWith('/invitation')) return location.replace(from);
  const home = homeOf(await whoEntered());
  location.replace(from ?? home);
}

/** A right password without a profile is no account: the session ends again. */
async function whoEntered() {
  const { api, hasStatus, isNoMember } = await import('../../../lib/http/api.ts'); // not part of what the page loads first
  try {
    return await api.accounts.me();
  } catch (error) {
    const isOut = isNoMember(error);
    if (!isOut && !hasStatus(error, 404)) throw error;
    await signOut().catch(forgetSession);
    throw new SignInError(isOut ? copy.inNoAccount : copy.noAccount, { cause: error });
  }
}
