import { Check, Copy } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { encode } from 'uqr';
import * as copy from '#contract/messages/en/accounts/two-factor.ts';
import { AuthError } from '../../../lib/http/auth-call.ts';
import { copyText } from '../../../lib/page/copy-text.ts';
import { delaysMs } from '../../../lib/time/delays.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { RadioGroup } from '../../../ui/form/radio-group.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { QrDrawing } from '../../../ui/qr-drawing.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { codeWords, isWholeCode } from './code-digits.ts';
import { CodeInput } from './code-input.tsx';
import { beginTwoFactor, confirmTwoFactor, type Enrolment, twoFactorFailure } from './two-factor.ts';

/** The QR code, the same secret to type, and the codes to keep. */
export function SetupStep({ enrolment, onNext }: { enrolment: Enrolment; onNext: () => void }) {
  return (
    <div className="grid gap-4">
      <p>{copy.scan}</p>
      <div className="justify-self-center">
        <QrCode text={enrolment.uri} label={copy.qrCode} />
      </div>
      <Secret secret={enrolment.secret} />
      <BackupCodes codes={enrolment.backupCodes} />
      <Button variant="primary" className="justify-self-end" onClick={onNext}>
        {copy.next}
      </Button>
    </div>
  );
}

function Secret({ secret }: { secret: string }) {
  const [copied, setCopied] = useState(false);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), delaysMs.secretCopied);
    return () => clearTimeout(timer);
  }, [copied]);
  const copyToClipboard = async () => {
    const isCopied = await copyText(secret);
    setCopied(isCopied);
    setRefused(!isCopied);
  };
  return (
    <div className="grid gap-1.5">
      <p className="text-label">{copy.orTypeSecret}</p>
      <div className="flex items-center gap-2">
        <code className="grow rounded-control bg-surface-2 px-3 py-2 font-mono break-all">{secret}</code>
        <Button onClick={() => void copyToClipboard()}>
          <Icon of={copied ? Check : Copy} />
          {copied ? (
            copy.copied
          ) : (
            <Fill of={copy.copySecret} with={{ secret: <span className="sr-only"> {copy.theSecret}</span> }} />
          )}
        </Button>
        <span role="status" className="sr-only">
          {copied && copy.copied}
        </span>
      </div>
      {refused && (
        <p role="alert" className="text-meta text-danger-text">
          {copy.copyRefused}
        </p>
      )}
    </div>
  );
}

function QrCode({ text, label }: { text: string; label: string }) {
  return <QrDrawing modules={encode(text, { ecc: 'M', border: 4 }).data} label={label} />;
}

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
      setFailure(twoFactorFailure(error, copy.verificationFailed));
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Field label={copy.sixDigitCode} required hint={copy.appCodeHint}>
        <CodeInput
          value={code}
          onChange={(next) => {
            setFailure(null);
            setCode(next);
          }}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
        <Button onClick={onBack}>{copy.backToQrCode}</Button>
        <Button type="submit" variant="primary" busy={busy} disabled={!isWholeCode(code)}>
          {busy ? copy.verifying : copy.verify}
        </Button>
      </div>
    </form>
  );
}

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
    setError(password ? undefined : copy.enterPassword);
    setFailure(null);
    if (!password) return;
    setBusy(true);
    try {
      onEnrolled(await beginTwoFactor(password));
    } catch (thrown) {
      const message = twoFactorFailure(thrown, copy.setUpFailed);
      if (thrown instanceof AuthError && thrown.code === 'INVALID_PASSWORD') setError(message);
      else setFailure(message);
      setBusy(false);
    }
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p>{copy.passwordThenCode}</p>
      <RadioGroup
        legend={copy.howToGetCode}
        name="method"
        value={method}
        onChange={setMethod}
        options={[
          {
            value: 'totp',
            label: copy.authenticatorApp,
            hint: copy.authenticatorAppHint,
          },
          { value: 'sms', label: copy.textMessage },
        ]}
      />
      {method === 'sms' && <Banner tone="info">{copy.smsNotAvailable}</Banner>}
      {failure && <Banner tone="danger">{failure}</Banner>}
      {method === 'totp' && (
        <>
          <Field label={copy.yourPassword} required error={error}>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              enterKeyHint="next"
              onInput={() => setError(undefined)}
            />
          </Field>
          <Button type="submit" variant="primary" busy={busy} className="justify-self-end">
            {copy.next}
          </Button>
        </>
      )}
    </form>
  );
}
