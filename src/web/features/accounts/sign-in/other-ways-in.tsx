import { Building2, Mail } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import * as copy from '#contract/messages/en/accounts/sign-in.ts';
import { fill } from '#contract/messages/fill.ts';
import { returnPath } from '../../../lib/session/return-path.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { NativeDialog } from '../../../ui/overlay/native-dialog.tsx';
import { isWholeCode } from '../two-factor/code-digits.ts';
import { CodeInput } from '../two-factor/code-input.tsx';
import { AddressForm } from './address-form.tsx';
import { goToProvider, type Provider } from './redirect-flow.ts';
import { type Challenge, SignInError, signInWithCode } from './sign-in.ts';

/** The buttons for what this house is set up for beside password and passkey. A default export: it comes only then. */
export default function OtherWaysIn({
  providers,
  code,
  onSignedIn,
  onChallenge,
}: {
  providers: Provider[];
  code: boolean;
  onSignedIn: () => Promise<void>;
  onChallenge: (challenge: Challenge) => void;
}) {
  const [failure, setFailure] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const go = async (provider: Provider) => {
    setFailure(null);
    setLeaving(provider.id);
    try {
      await goToProvider(provider, { from: returnPath(location.search) });
    } catch (error) {
      setFailure(
        error instanceof Error && error.message
          ? error.message
          : fill(copy.providerUnreachable, { provider: provider.name }),
      );
      setLeaving(null);
    }
  };
  return (
    <>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {providers.map((provider) => (
        <Button key={provider.id} size="large" wide busy={leaving === provider.id} onClick={() => void go(provider)}>
          {leaving !== provider.id && (provider.id === 'google' ? <GoogleMark /> : <Icon of={Building2} />)}
          {fill(copy.signInWith, { provider: provider.name })}
        </Button>
      ))}
      {code && (
        <Button size="large" wide onClick={() => setAsking(true)}>
          <Icon of={Mail} />
          {copy.emailMeCode}
        </Button>
      )}
      {asking && (
        <SignInCodeDialog
          onSignedIn={onSignedIn}
          onChallenge={(challenge) => {
            setAsking(false);
            onChallenge(challenge);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Google's own sign, in its own colors: their terms ask for it on the button. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92c-.26 1.37-1.04 2.53-2.21 3.31v2.77h3.57c2.08-1.92 3.28-4.74 3.28-8.09z"
      />
      <path
        fill="#34A853"
        d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84C3.99 20.53 7.7 23 12 23z"
      />
      <path
        fill="#FBBC05"
        d="M5.84 14.09c-.22-.66-.35-1.36-.35-2.09s.13-1.43.35-2.09V7.07H2.18C1.43 8.55 1 10.22 1 12s.43 3.45 1.18 4.93l2.85-2.22.81-.62z"
      />
      <path
        fill="#EA4335"
        d="M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1 7.7 1 3.99 3.47 2.18 7.07l3.66 2.84c.87-2.6 3.3-4.53 6.16-4.53z"
      />
    </svg>
  );
}

type Entered = { onSignedIn: () => Promise<void>; onChallenge: (challenge: Challenge) => void };

/** A code by mail instead of the password: first where to, then the six digits. */
function SignInCodeDialog({ onClose, ...entered }: Entered & { onClose: () => void }) {
  const [sent, setSent] = useState<{ to: string; message: string } | null>(null);
  return (
    <NativeDialog open onClose={onClose} title={copy.codeTitle}>
      {sent ? (
        <CodeForm {...entered} {...sent} onAgain={() => setSent(null)} />
      ) : (
        <AddressForm
          path="/sign-in-code"
          name="code-to"
          hint={copy.codeHint}
          send={copy.sendCode}
          failed={copy.codeNotSent}
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
      setFailure(error instanceof SignInError ? error.message : copy.signInFailed);
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
      <Field label={copy.sixDigitCode} required hint={fill(copy.codeFrom, { to })}>
        <CodeInput value={code} onChange={change} />
      </Field>
      <Button type="submit" variant="primary" size="large" wide busy={busy} disabled={!isWholeCode(code)}>
        {busy ? copy.verifying : copy.signIn}
      </Button>
      <Button variant="quiet" wide onClick={onAgain}>
        {copy.sendAnotherCode}
      </Button>
    </form>
  );
}
