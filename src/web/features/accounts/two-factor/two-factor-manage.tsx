import { type FormEvent, useState } from 'react';
import { AuthError } from '../../../lib/http/auth-call.ts';
import { unreachable } from '../../../lib/http/own-answer.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { renewBackupCodes, twoFactorFailure } from './two-factor.ts';
import { DisableStep } from './two-factor-disable.tsx';

/** Two-factor authentication is on: new backup codes, or off again. Where it is `required` it stays on. */
export function ManageStep({
  required,
  renewing,
  onDisabled,
}: {
  required: boolean;
  renewing: boolean;
  onDisabled: () => void;
}) {
  const [at, setAt] = useState<'choose' | 'codes' | 'disable'>(renewing ? 'codes' : 'choose');
  if (at === 'codes') return <RenewStep />;
  if (at === 'disable') return <DisableStep onDisabled={onDisabled} />;
  return (
    <div className="grid gap-4">
      <p>Two-factor authentication is on, by authenticator app.</p>
      {required && <p className="text-ink-2">Staff accounts keep it on.</p>}
      <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
        {!required && <Button onClick={() => setAt('disable')}>Disable 2FA</Button>}
        <Button onClick={() => setAt('codes')}>New Backup Codes</Button>
      </div>
    </div>
  );
}

/** Ten new ones in place of whatever was left of the old. */
function RenewStep() {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (codes)
    return (
      <div className="grid gap-4">
        <Banner tone="success">Here are ten new codes. The old ones no longer work.</Banner>
        <BackupCodes codes={codes} />
      </div>
    );
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (!password) return setError('Enter your password.');
    setBusy(true);
    try {
      setCodes(await renewBackupCodes(password));
    } catch (thrown) {
      const reached = !(thrown instanceof AuthError) || thrown.status > 0;
      setError(
        twoFactorFailure(thrown, reached ? 'We could not make new codes. Please try again.' : unreachable.message),
      );
    }
    setBusy(false);
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p>You get ten new backup codes, and the old ones stop working.</p>
      <Field label="Your password" required error={error}>
        <PasswordInput name="password" autoComplete="current-password" onInput={() => setError(undefined)} />
      </Field>
      <Button type="submit" variant="primary" busy={busy} className="justify-self-end">
        Make New Codes
      </Button>
    </form>
  );
}
