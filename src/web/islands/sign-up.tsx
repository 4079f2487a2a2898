import { useState } from 'react';
import * as copy from '#contract/messages/en/accounts/entrance.ts';
import { SignUpForm } from '../features/accounts/sign-up/sign-up-form.tsx';
import { SignedUp } from '../features/accounts/sign-up/signed-up.tsx';
import { useAddressSearch } from '../lib/address/address-search.ts';
import { otherLanguages, speak } from '../lib/page/speak.ts';
import { Banner } from '../ui/banner.tsx';
import { Fill } from '../ui/fill.tsx';
import { LanguageLinks } from '../ui/page/language-links.tsx';

/** All of /signup under its logo: the form, then the panel that takes its place. */
export default function SignUp() {
  const [done, setDone] = useState<{ email: string; message: string } | null>(null);
  if (done) return <SignedUp {...done} onAgain={() => setDone(null)} />;
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h1 className="font-display text-title-lg">{copy.signUpTitle}</h1>
        <p className="text-ink-2">{copy.signUpLead}</p>
      </div>
      <UnknownNotice />
      <SignUpForm onDone={(email, message) => setDone({ email, message })} />
      <p>
        <Fill of={copy.haveAccount} with={{ link: <SignInLink /> }} />
      </p>
      <LanguageLinks others={otherLanguages} onChoose={speak} />
    </div>
  );
}

function SignInLink() {
  return (
    <a href="/login" className="inline-block py-2.75 text-primary-text underline">
      {copy.signIn}
    </a>
  );
}

/** Somebody came by a provider whom nobody here knows: an account is made here, with everything that belongs to it. */
function UnknownNotice() {
  const notice = unknown.get(useAddressSearch().get('unknown') ?? '');
  if (!notice) return null;
  return <Banner tone="info">{notice}</Banner>;
}

const unknown = new Map<string, string>([
  ['google', copy.unknownGoogle],
  ['sso', copy.unknownWork],
]);
