import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
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
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <div className="grid gap-1.5">
      <p className="text-label">Or type this secret</p>
      <div className="flex items-center gap-2">
        <code className="grow rounded-control bg-surface-2 px-3 py-2 font-mono break-all">{secret}</code>
        <Button onClick={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}>
          <Icon of={copied ? Check : Copy} />
          <span role="status">{copied ? 'Copied' : <span aria-hidden="true">Copy</span>}</span>
          {!copied && <span className="sr-only">Copy the secret</span>}
        </Button>
      </div>
    </div>
  );
}
