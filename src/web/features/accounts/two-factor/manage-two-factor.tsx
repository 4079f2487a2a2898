import { type FormEvent, useState } from 'react';
import * as copy from '#contract/messages/en/accounts/two-factor.ts';
import { fieldsOf, messageOf } from '../../../lib/http/api.ts';
import { AuthError } from '../../../lib/http/auth-call.ts';
import { unreachable } from '../../../lib/http/refusals.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { codeWords, isWholeCode } from './code-digits.ts';
import { CodeInput } from './code-input.tsx';
import { disableByCode, disableTwoFactor, renewBackupCodes, twoFactorFailure } from './two-factor.ts';

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
      <p>{copy.isOn}</p>
      {required && <p className="text-ink-2">{copy.staffKeepItOn}</p>}
      <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
        {!required && <Button onClick={() => setAt('disable')}>{copy.disable}</Button>}
        <Button onClick={() => setAt('codes')}>{copy.newBackupCodes}</Button>
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
        <Banner tone="success">{copy.newCodesMade}</Banner>
        <BackupCodes codes={codes} />
      </div>
    );
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (!password) return setError(copy.enterPassword);
    setBusy(true);
    try {
      setCodes(await renewBackupCodes(password));
    } catch (thrown) {
      const reached = !(thrown instanceof AuthError) || thrown.status > 0;
      setError(twoFactorFailure(thrown, reached ? copy.newCodesFailed : unreachable.message));
    }
    setBusy(false);
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p>{copy.newCodesNote}</p>
      <Field label={copy.yourPassword} required error={error}>
        <PasswordInput name="password" autoComplete="current-password" onInput={() => setError(undefined)} />
      </Field>
      <Button type="submit" variant="primary" busy={busy} className="justify-self-end">
        {copy.makeNewCodes}
      </Button>
    </form>
  );
}

/** Switches it off: the password or a code of the app, whichever is at hand. */
function DisableStep({ onDisabled }: { onDisabled: () => void }) {
  const [by, setBy] = useState<'password' | 'code'>('password');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    const missing = by === 'code' ? !isWholeCode(code) && codeWords.code : !password && copy.enterPassword;
    setError(missing || undefined);
    setFailure(null);
    if (missing) return;
    setBusy(true);
    try {
      await (by === 'code' ? disableByCode(code) : disableTwoFactor(password));
      onDisabled();
    } catch (thrown) {
      const { field, words } = failureOf(thrown);
      if (field) setError(words);
      else setFailure(words);
      setBusy(false);
    }
  };
  const swap = () => {
    setBy(by === 'code' ? 'password' : 'code');
    setError(undefined);
    setFailure(null);
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p>{copy.disableNote}</p>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {by === 'password' ? (
        <Field key="password" label={copy.yourPassword} required error={error}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            enterKeyHint="go"
            onInput={() => setError(undefined)}
          />
        </Field>
      ) : (
        <Field key="code" label={copy.sixDigitCode} required error={error} hint={copy.appCodeHint}>
          <CodeInput
            value={code}
            onChange={(next) => {
              setError(undefined);
              setCode(next);
            }}
          />
        </Field>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button variant="quiet" onClick={swap}>
          {by === 'code' ? copy.usePassword : copy.useCode}
        </Button>
        <Button type="submit" variant="danger" busy={busy}>
          {copy.disable}
        </Button>
      </div>
    </form>
  );
}

/** Whether it is about the field, and the words for it. */
function failureOf(thrown: unknown): { field: boolean; words: string } {
  if (thrown instanceof AuthError)
    return { field: thrown.code === 'INVALID_PASSWORD', words: twoFactorFailure(thrown, copy.disableFailed) };
  const { code } = fieldsOf(thrown);
  return code ? { field: true, words: code } : { field: false, words: messageOf(thrown, copy.disableFailed) };
}
