import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { verified as verifiedWords } from '#contract/messages/en/accounts/entrance.ts';
import * as copy from '#contract/messages/en/accounts/sign-up.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useVerifiedElsewhere } from './pending-email.ts';

/** What stands in the form's place once the account is made. It takes the focus, so that it is read out. */
export function SignedUp({ email, message, onAgain }: { email: string; message: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isVerified = useVerifiedElsewhere(email);
  return (
    <div className="grid gap-6">
      <h1 ref={heading} tabIndex={-1} className="flex items-center gap-3 font-display text-title-lg outline-none">
        <Icon of={MailCheck} size={28} />
        {copy.checkYourEmail}
      </h1>
      <Banner tone="success">{isVerified ? verifiedWords : message}</Banner>
      {!isVerified && (
        <>
          <p>
            <Fill of={copy.linkSentNext} with={{ email: <strong className="break-all">{email}</strong> }} />
          </p>
          <VerifySteps last={copy.returnToSignIn} />
        </>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <a href="/login" className={buttonClass({ variant: 'primary', size: 'large' })}>
          {copy.goToSignIn}
        </a>
        <Button size="large" onClick={onAgain}>
          {copy.createAnother}
        </Button>
      </div>
    </div>
  );
}

export function VerifySteps({ last }: { last: string }) {
  return (
    <ol className="grid list-decimal gap-2 pl-5">
      <li>{copy.checkInbox}</li>
      <li>{copy.clickLink}</li>
      <li>{last}</li>
    </ol>
  );
}
