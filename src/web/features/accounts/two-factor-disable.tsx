import { type FormEvent, useState } from 'react';
import { AuthError } from '../../lib/auth-call.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { disableTwoFactor, twoFactorFailure } from './two-factor.ts';

export function DisableStep({ onDisabled }: { onDisabled: () => void }) {
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setError(password ? undefined : 'Enter your password.');
    setFailure(null);
    if (!password) return;
    setBusy(true);
    try {
      await disableTwoFactor(password);
      onDisabled();
    } catch (thrown) {
      const message = twoFactorFailure(thrown, 'Failed to disable MFA. Please try again.');
      if (thrown instanceof AuthError && thrown.code === 'INVALID_PASSWORD') setError(message);
      else setFailure(message);
      setBusy(false);
    }
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p>Two-factor authentication is on, by authenticator app. Without it your password alone opens your account.</p>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Field label="Your password" required error={error}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          onInput={() => setError(undefined)}
        />
      </Field>
      <Button type="submit" variant="danger" busy={busy} className="justify-self-end">
        Disable 2FA
      </Button>
    </form>
  );
}
