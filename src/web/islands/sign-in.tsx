import { lazy, Suspense, useEffect, useState } from 'react';
import * as copy from '#contract/messages/en/accounts/entrance.ts';
import { fill } from '#contract/messages/fill.ts';
import { enter } from '../features/accounts/sign-in/enter.ts';
import { ForgotPasswordDialog } from '../features/accounts/sign-in/forgot-password-dialog.tsx';
import { SecondFactorDialog } from '../features/accounts/sign-in/second-factor-dialog.tsx';
import type { Challenge } from '../features/accounts/sign-in/sign-in.ts';
import { SignInForm } from '../features/accounts/sign-in/sign-in-form.tsx';
import { SignInPasskey } from '../features/accounts/sign-in/sign-in-passkey.tsx';
import { useWaysIn } from '../features/accounts/sign-in/ways-in.ts';
import { useAddressSearch } from '../lib/address/address-search.ts';
import { otherLanguages, speak } from '../lib/page/speak.ts';
import { returnPath } from '../lib/session/return-path.ts';
import { sessionToken } from '../lib/session/session.ts';
import { type SessionEnd, useSessionEnd } from '../lib/session/session-end.ts';
import { idleMinutes } from '../lib/time/delays.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { LanguageLinks } from '../ui/page/language-links.tsx';
import { Spinner } from '../ui/spinner.tsx';

const OtherWaysIn = lazy(() => import('../features/accounts/sign-in/other-ways-in.tsx'));

/**
 * The form of /login with its two dialogs. Where it leads is a document of its own, so it is loaded, not navigated to.
 */
export default function SignIn() {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [forgot, setForgot] = useState(false);
  const ways = useWaysIn();
  const isLeaving = useAlreadySignedIn();
  if (isLeaving)
    return (
      <p role="status" className="flex items-center gap-2 text-ink-2">
        <Spinner /> {copy.signedInAlready}
      </p>
    );
  return (
    <div className="grid gap-4">
      <VerifiedNotice />
      <EndedNotice />
      <SignInForm onSignedIn={enterHere} onChallenge={setChallenge} />
      <SignInPasskey onSignedIn={enterHere} />
      {ways && (ways.code || ways.providers.length > 0) && (
        <Suspense>
          <OtherWaysIn {...ways} onSignedIn={enterHere} onChallenge={setChallenge} />
        </Suspense>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Button variant="quiet" className="-ml-4" onClick={() => setForgot(true)}>
          {copy.forgotPassword}
        </Button>
        <a href="/signup" className="py-2.75 text-primary-text underline">
          {copy.createAccount}
        </a>
      </div>
      <LanguageLinks others={otherLanguages} onChoose={speak} />
      {forgot && <ForgotPasswordDialog onClose={() => setForgot(false)} />}
      {challenge && (
        <SecondFactorDialog challenge={challenge} onVerified={enterHere} onClose={() => setChallenge(null)} />
      )}
    </div>
  );
}

/**
 * Sends somebody who is signed in on to where they wanted to go, or home. True while it does; false for nobody, for a
 * session that has ended, and where the server is not reached: they see the form then.
 */
function useAlreadySignedIn(): boolean {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!sessionToken()) return;
    setLeaving(true);
    enter(returnPath(location.search)).catch(() => setLeaving(false));
  }, []);
  return isLeaving;
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
            {copy.newLink}
          </a>
        }
      >
        {copy.linkExpired}
      </Banner>
    );
  }
  return search.has('verified') ? <Banner tone="success">{copy.verified}</Banner> : null;
}

/** Why somebody who did not mean to is here: said by the screen that brought them. */
function EndedNotice() {
  const ended = useSessionEnd();
  return ended && <Banner tone="info">{endedWords[ended]}</Banner>;
}

const endedWords: Record<SessionEnd, string> = {
  idle: fill(copy.signedOutIdle, { minutes: idleMinutes }),
  elsewhere: copy.signedOutElsewhere,
};

const enterHere = () => enter(returnPath(location.search));
