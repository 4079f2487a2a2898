import { useState, useSyncExternalStore } from 'react';
import { verified as verifiedWords } from '#contract/messages/en/accounts/entrance.ts';
import * as copy from '#contract/messages/en/accounts/sign-up.ts';
import { rest, wordsOf } from '../../../lib/http/rest.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { pendingEmail, useVerifiedElsewhere } from './pending-email.ts';
import { VerifySteps } from './signed-up.tsx';

type Said = { tone: 'success' | 'danger'; words: string };

/** Waiting for the click in the mail; the link in it leads to the sign-in page, in whatever browser it is opened. */
export function VerificationPending() {
  const email = useSyncExternalStore(noChange, pendingEmail, () => null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const isVerified = useVerifiedElsewhere(email);
  const resend = async () => {
    setSaid(null);
    if (!email) return setSaid({ tone: 'danger', words: copy.noEmail });
    setBusy(true);
    setSaid(await askAgain(email));
    setBusy(false);
  };
  if (isVerified)
    return (
      <div className="grid gap-6">
        <Banner tone="success">{verifiedWords}</Banner>
        <a href="/login" className={buttonClass({ variant: 'primary', size: 'large' })}>
          {copy.goToSignIn}
        </a>
      </div>
    );
  return (
    <div className="grid gap-6">
      {said && <Banner tone={said.tone}>{said.words}</Banner>}
      <p>
        {email ? (
          <Fill of={copy.linkSentTo} with={{ email: <strong className="break-all">{email}</strong> }} />
        ) : (
          copy.linkSent
        )}
      </p>
      <VerifySteps last={copy.returnAndSignIn} />
      <Button variant="primary" size="large" wide busy={busy} onClick={() => void resend()}>
        {busy ? copy.sending : copy.resend}
      </Button>
      <a href="/login" className="justify-self-start py-2.75 text-primary-text underline">
        {copy.alreadyVerified}
      </a>
    </div>
  );
}

async function askAgain(email: string): Promise<Said> {
  try {
    const { message } = await rest<{ message: string }>('POST', '/resend-verification', { body: { email } });
    return { tone: 'success', words: message };
  } catch (error) {
    return { tone: 'danger', words: wordsOf(error, copy.resendFailed) };
  }
}

const noChange = () => () => {};
