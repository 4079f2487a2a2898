import { useEffect, useState } from 'react';
import * as copy from '#contract/messages/en/accounts/two-factor.ts';
import { delaysMs } from '../../../lib/time/delays.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ManageStep } from './manage-two-factor.tsx';
import { SelectStep, SetupStep, VerifyStep } from './set-up-two-factor.tsx';
import { type Enrolment, refreshTwoFactor } from './two-factor.ts';

type Step = 'select' | 'setup' | 'verify' | 'enabled' | 'disabled';

/** Sets two-factor authentication up, or switches it off. A default export, so that it comes when asked for. */
export default function TwoFactorDialog({
  open,
  enabled,
  required,
  renewing,
  onClose,
}: {
  open: boolean;
  enabled: boolean;
  required: boolean;
  /** Begins with new backup codes. */
  renewing: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={copy.title}>
      {open && <Steps enabled={enabled} required={required} renewing={renewing} onClose={onClose} />}
    </Dialog>
  );
}

function Steps({
  enabled,
  required,
  renewing,
  onClose,
}: {
  enabled: boolean;
  required: boolean;
  renewing: boolean;
  onClose: () => void;
}) {
  const [wasEnabled] = useState(enabled); // the profile changes under the last step
  const [step, setStep] = useState<Step>('select');
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const done = step === 'enabled' || step === 'disabled';
  useEffect(() => {
    if (!done) return;
    refreshTwoFactor();
    const timer = setTimeout(onClose, delaysMs.twoFactorDone);
    return () => clearTimeout(timer);
  }, [done, onClose]);
  if (step === 'enabled') return <Banner tone="success">{copy.enabled}</Banner>;
  if (step === 'disabled') return <Banner tone="success">{copy.disabled}</Banner>;
  if (wasEnabled) return <ManageStep required={required} renewing={renewing} onDisabled={() => setStep('disabled')} />;
  if (step === 'verify') return <VerifyStep onBack={() => setStep('setup')} onVerified={() => setStep('enabled')} />;
  if (step === 'setup' && enrolment) return <SetupStep enrolment={enrolment} onNext={() => setStep('verify')} />;
  return (
    <SelectStep
      onEnrolled={(begun) => {
        setEnrolment(begun);
        setStep('setup');
      }}
    />
  );
}
