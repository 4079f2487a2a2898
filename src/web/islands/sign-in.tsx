import { useState } from 'react';
import { ForgotPasswordDialog } from '../features/accounts/forgot-password-dialog.tsx';
import { homeOf } from '../features/accounts/home.ts';
import { returnPath } from '../features/accounts/return-path.ts';
import { SecondFactorDialog } from '../features/accounts/second-factor-dialog.tsx';
import { type Challenge, SignInError } from '../features/accounts/sign-in.ts';
import { SignInForm } from '../features/accounts/sign-in-form.tsx';
import { SignInPasskey } from '../features/accounts/sign-in-passkey.tsx';
import { useAddressSearch } from '../lib/address-search.ts';
import { forgetSession, signOut } from '../lib/session.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

/** The form of /login with its two dialogs. Where it leads is a document of its own, so it is loaded, not navigated to. */
export default function SignIn() {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [forgot, setForgot] = useState(false);
  return (
    <div className="grid gap-4">
      <VerifiedNotice />
      <SignInForm onSignedIn={enter} onChallenge={setChallenge} />
      <SignInPasskey onSignedIn={enter} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Button variant="quiet" className="-ml-4" onClick={() => setForgot(true)}>
          Forgot password?
        </Button>
        <a href="/signup" className="py-2.5 text-primary-text underline">
          Create an account
        </a>
      </div>
      {forgot && <ForgotPasswordDialog onClose={() => setForgot(false)} />}
      {challenge && <SecondFactorDialog challenge={challenge} onVerified={enter} onClose={() => setChallenge(null)} />}
    </div>
  );
}

/** What the link of the verification mail came to. */
function VerifiedNotice() {
  const search = useAddressSearch();
  if (search.has('error')) {
    return (
      <Banner
        tone="danger"
        action={
          <a href="/email-verification-pending" className="inline-block py-1 underline">
            Get a new link
          </a>
        }
      >
        This verification link has expired or is not valid.
      </Banner>
    );
  }
  return search.has('verified') ? (
    <Banner tone="success">Your email address is verified. You can sign in now.</Banner>
  ) : null;
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
    await signOut().catch(forgetSession);
    throw new SignInError('No account found with this email', { cause: error });
  }
}
