import { useState } from 'react';
import { SignUpForm } from '../features/accounts/sign-up/sign-up-form.tsx';
import { SignedUp } from '../features/accounts/sign-up/signed-up.tsx';
import { useAddressSearch } from '../lib/address/address-search.ts';
import { Banner } from '../ui/banner.tsx';

/** All of /signup under its logo: the form, then the panel that takes its place. */
export default function SignUp() {
  const [done, setDone] = useState<{ email: string; message: string } | null>(null);
  if (done) return <SignedUp {...done} onAgain={() => setDone(null)} />;
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="font-display text-title-lg">Start Today</h1>
        <p className="text-ink-2">14-day free trial, no credit card required</p>
      </div>
      <UnknownNotice />
      <SignUpForm onDone={(email, message) => setDone({ email, message })} />
      <p>
        Already have an account?{' '}
        <a href="/login" className="inline-block py-2.5 text-primary-text underline">
          Sign in
        </a>
      </p>
    </div>
  );
}

/** Somebody came by a provider whom nobody here knows: an account is made here, with everything that belongs to it. */
function UnknownNotice() {
  const provider = providers.get(useAddressSearch().get('unknown') ?? '');
  if (!provider) return null;
  return (
    <Banner tone="info">
      There is no Porchlight account for this {provider} yet. Sign up here. Afterwards you can connect it in your
      profile, and sign in with it from then on.
    </Banner>
  );
}

const providers = new Map([
  ['google', 'Google account'],
  ['sso', 'work account'],
]);
