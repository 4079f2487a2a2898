import { homeOf } from '../features/accounts/home.ts';
import { returnPath } from '../features/accounts/return-path.ts';
import { SignInForm } from '../features/accounts/sign-in-form.tsx';
import { SignInError, signOut } from '../lib/session.ts';

/** The form of /login. Where it leads is a document of its own, so it is loaded, not navigated to. */
export default function SignIn() {
  return <SignInForm onSignedIn={enter} />;
}

async function enter() {
  const home = homeOf(await whoEntered());
  location.replace(returnPath(location.search) ?? home);
}

/** A right password without a profile is no account: the session ends again. */
async function whoEntered() {
  const { api, hasStatus } = await import('../lib/api.ts'); // not part of what the page loads first
  try {
    return await api.accounts.me();
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
    await signOut();
    throw new SignInError('No account found with this email', { cause: error });
  }
}
