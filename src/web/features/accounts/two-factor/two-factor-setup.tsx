import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { waits } from '../../../lib/time/waits.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { QrCode } from './qr-code.tsx';
import type { Enrolment } from './two-factor.ts';

/** The QR code, the same secret to type, and the codes to keep. */
export function SetupStep({ enrolment, onNext }: { enrolment: Enrolment; onNext: () => void }) {
  return (
    <div className="grid gap-4">
      <p>Scan this with your authenticator app.</p>
      <div className="justify-self-center">
        <QrCode text={enrolment.uri} label="QR code for your authenticator app" />
      </div>
      <Secret secret={enrolment.secret} />
      <BackupCodes codes={enrolment.backupCodes} />
      <Button variant="primary" className="justify-self-end" onClick={onNext}>
        Continue
      </Button>
    </div>
  );
}

function Secret({ secret }: { secret: string }) {
  const [copied, setCopied] = useState(false);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), waits.secretCopied);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setRefused(true),
    );
  return (
    <div className="grid gap-1.5">
      <p className="text-label">Or type this secret</p>
      <div className="flex items-center gap-2">
        <code className="grow rounded-control bg-surface-2 px-3 py-2 font-mono break-all">{secret}</code>
        <Button onClick={copy}>
          <Icon of={copied ? Check : Copy} />
          {copied ? 'Copied' : 'Copy'}
          {!copied && <span className="sr-only"> the secret</span>}
        </Button>
        <span role="status" className="sr-only">
          {copied && 'Copied'}
        </span>
      </div>
      {refused && (
        <p role="alert" className="text-meta text-danger-text">
          Your browser didn't let us copy it. Select the secret and copy it.
        </p>
      )}
    </div>
  );
}
