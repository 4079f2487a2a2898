import { useEffect, useState } from 'react';
import * as copy from '#contract/messages/en/accounts/sign-in.ts';
import { Banner } from '../../../ui/banner.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { enter } from './enter.ts';
import { finishRedirect, type Returned } from './redirect-flow.ts';
import { SecondFactorDialog } from './second-factor-dialog.tsx';
import { SignInError } from './sign-in.ts';

/** Where a provider sends a tab back to: finishes what the tab began and goes on, or says why not. */
export function SignInReturn() {
  const [returned, setReturned] = useState<Returned | null>(null);
  useEffect(() => {
    void finishRedirect()
      .then(goOn)
      .catch((error: unknown) => refused(error instanceof SignInError ? error.message : copy.signInFailed))
      .then(setReturned);
  }, []);
  if (returned?.to === 'second-factor')
    return (
      <SecondFactorDialog
        challenge={returned.challenge}
        onVerified={() => enter(returned.from)}
        onClose={() => location.replace('/login')}
      />
    );
  if (returned?.to !== 'nowhere')
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        {copy.oneMoment}
      </p>
    );
  return (
    <>
      <Banner tone="danger">{returned.message}</Banner>
      <a href={returned.path ?? '/login'} className={buttonClass({ variant: 'primary', size: 'large' })}>
        {returned.path ? copy.backToSettings : copy.backToSignIn}
      </a>
    </>
  );
}

async function goOn(returned: Returned): Promise<Returned> {
  if (returned.to === 'home') await enter(returned.from);
  if (returned.to === 'sign-up') location.replace(`/signup?unknown=${returned.provider.id}`);
  if (returned.to === 'settings') location.replace(`${returned.path}?connected=${returned.provider.id}`);
  return returned;
}

const refused = (message: string): Returned => ({ to: 'nowhere', message, path: null });
