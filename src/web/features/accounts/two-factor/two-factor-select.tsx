import { type FormEvent, useState } from 'react';
import { AuthError } from '../../../lib/http/auth-call.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { RadioGroup } from '../../../ui/form/radio-group.tsx';
import { beginTwoFactor, type Enrolment, twoFactorFailure } from './two-factor.ts';

type Method = 'totp' | 'sms';

/** Which way, and the password once more: a tab left open must not be enough. */
export function SelectStep({ onEnrolled }: { onEnrolled: (enrolment: Enrolment) => void }) {
  const [method, setMethod] = useState<Method>('totp');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || method === 'sms') return;
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setError(password ? undefined : 'Enter your password.');
    setFailure(null);
    if (!password) return;
    setBusy(true);
    try {
      onEnrolled(await beginTwoFactor(password));
    } catch (thrown) {
      const message = twoFactorFailure(thrown, 'Failed to set up MFA. Please try again.');
      if (thrown instanceof AuthError && thrown.code === 'INVALID_PASSWORD') setError(message);
      else setFailure(message);
      setBusy(false);
    }
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p>After your password we ask for a code that only you can see.</p>
      <RadioGroup
        legend="How do you want to get the code?"
        name="method"
        value={method}
        onChange={setMethod}
        options={[
          {
            value: 'totp',
            label: 'Authenticator app',
            hint: 'An app on your phone shows a new code every 30 seconds.',
          },
          { value: 'sms', label: 'Text message (SMS)' },
        ]}
      />
      {method === 'sms' && <Banner tone="info">SMS MFA is not yet available. Please use email MFA for now.</Banner>}
      {failure && <Banner tone="danger">{failure}</Banner>}
      {method === 'totp' && (
        <>
          <Field label="Your password" required error={error}>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              enterKeyHint="next"
              onInput={() => setError(undefined)}
            />
          </Field>
          <Button type="submit" variant="primary" busy={busy} className="justify-self-end">
            Continue
          </Button>
        </>
      )}
    </form>
  );
}
