import { type FormEvent, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { NativeDialog } from '../../../ui/overlay/native-dialog.tsx';
import { isWholeCode } from '../two-factor/code-digits.ts';
import { CodeInput } from '../two-factor/code-input.tsx';
import { AddressForm } from './address-form.tsx';
import { type Challenge, SignInError, signInWithCode } from './sign-in.ts';

type Entered = { onSignedIn: () => Promise<void>; onChallenge: (challenge: Challenge) => void };

/** A code by mail instead of the password: first where to, then the six digits. */
export function SignInCodeDialog({ onClose, ...entered }: Entered & { onClose: () => void }) {
  const [sent, setSent] = useState<{ to: string; message: string } | null>(null);
  return (
    <NativeDialog open onClose={onClose} title="Sign in with a code">
      {sent ? (
        <CodeForm {...entered} {...sent} onAgain={() => setSent(null)} />
      ) : (
        <AddressForm
          path="/sign-in-code"
          name="code-to"
          hint="We send six digits. They work once and for ten minutes."
          send="Send Code"
          failed="Failed to send the code."
          onSent={(to, message) => setSent({ to, message })}
        />
      )}
    </NativeDialog>
  );
}

function CodeForm({
  to,
  message,
  onSignedIn,
  onChallenge,
  onAgain,
}: Entered & { to: string; message: string; onAgain: () => void }) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !isWholeCode(code)) return;
    setFailure(null);
    setBusy(true);
    try {
      const challenge = await signInWithCode(to, code);
      if (!challenge) return await onSignedIn();
      onChallenge(challenge);
    } catch (error) {
      setFailure(error instanceof SignInError ? error.message : 'Failed to sign in');
      setBusy(false);
    }
  };
  const change = (next: string) => {
    setFailure(null);
    setCode(next);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failure ? <Banner tone="danger">{failure}</Banner> : <Banner tone="success">{message}</Banner>}
      <Field label="6-digit code" required hint={`From the mail to ${to}.`}>
        <CodeInput value={code} onChange={change} />
      </Field>
      <Button type="submit" variant="primary" size="large" wide busy={busy} disabled={!isWholeCode(code)}>
        {busy ? 'Verifying...' : 'Sign In'}
      </Button>
      <Button variant="quiet" wide onClick={onAgain}>
        Send another code
      </Button>
    </form>
  );
}
