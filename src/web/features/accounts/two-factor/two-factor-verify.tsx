import { type FormEvent, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { codeWords, isWholeCode } from './code-digits.ts';
import { CodeInput } from './code-input.tsx';
import { confirmTwoFactor, twoFactorFailure } from './two-factor.ts';

/** The first code proves that the app has the secret. */
export function VerifyStep({ onBack, onVerified }: { onBack: () => void; onVerified: () => void }) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!isWholeCode(code)) return setFailure(codeWords.setup);
    setFailure(null);
    setBusy(true);
    try {
      await confirmTwoFactor(code);
      onVerified();
    } catch (error) {
      setFailure(twoFactorFailure(error, 'Verification failed. Please check your code and try again.'));
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Field label="6-digit code" required hint="The code your authenticator app shows now.">
        <CodeInput
          value={code}
          onChange={(next) => {
            setFailure(null);
            setCode(next);
          }}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
        <Button onClick={onBack}>Back to QR Code</Button>
        <Button type="submit" variant="primary" busy={busy} disabled={!isWholeCode(code)}>
          {busy ? 'Verifying...' : 'Verify'}
        </Button>
      </div>
    </form>
  );
}
