import { type FormEvent, useState } from 'react';
import * as copy from '#contract/messages/en/accounts/sign-in.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { NativeDialog } from '../../../ui/overlay/native-dialog.tsx';
import { codeWords, isWholeCode } from '../two-factor/code-digits.ts';
import { CodeInput } from '../two-factor/code-input.tsx';
import { type Challenge, SignInError, verifySecondFactor } from './sign-in.ts';

/** Asks for the second factor after a right password. `onVerified` may refuse by throwing SignInError. */
export function SecondFactorDialog({
  challenge,
  onVerified,
  onClose,
}: {
  challenge: Challenge;
  onVerified: () => Promise<void>;
  onClose: () => void;
}) {
  const [backup, setBackup] = useState(false);
  return (
    <NativeDialog open onClose={onClose} title={copy.twoFactor}>
      <CodeForm key={String(backup)} challenge={challenge} backup={backup} onVerified={onVerified} />
      <Button variant="quiet" className="mt-2" wide onClick={() => setBackup(!backup)}>
        {backup ? copy.useApp : copy.useBackupCode}
      </Button>
    </NativeDialog>
  );
}

function CodeForm({
  challenge,
  backup,
  onVerified,
}: {
  challenge: Challenge;
  backup: boolean;
  onVerified: () => Promise<void>;
}) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const complete = backup ? code.trim().length > 0 : isWholeCode(code);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!complete) return setFailure(backup ? copy.enterBackupCode : codeWords.code);
    setFailure(null);
    setBusy(true);
    try {
      await verifySecondFactor(challenge, code.trim(), backup ? 'backup-code' : 'totp');
      await onVerified();
    } catch (error) {
      setFailure(error instanceof SignInError ? error.message : copy.mfaFailed);
      setBusy(false);
    }
  };
  const change = (next: string) => {
    setFailure(null);
    setCode(next);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failure && <Banner tone="danger">{failure}</Banner>}
      {backup ? (
        <Field label={copy.backupCode} required hint={copy.backupCodeHint}>
          <TextInput
            name="backup-code"
            value={code}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => change(event.currentTarget.value)}
          />
        </Field>
      ) : (
        <Field label={copy.sixDigitCode} required hint={copy.fromApp}>
          <CodeInput value={code} onChange={change} />
        </Field>
      )}
      <Button type="submit" variant="primary" size="large" wide busy={busy} disabled={!complete}>
        {busy ? copy.verifying : copy.verify}
      </Button>
    </form>
  );
}
