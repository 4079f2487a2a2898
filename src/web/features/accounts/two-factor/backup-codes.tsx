import { Download } from 'lucide-react';
import * as copy from '#contract/messages/en/accounts/two-factor.ts';
import { Icon } from '../../../ui/icon.tsx';

/** Ten, each good for one sign-in: for the day the phone is lost. */
export function BackupCodes({ codes }: { codes: string[] }) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(text(codes))}`;
  return (
    <section aria-labelledby="backup-codes" className="grid gap-2 border-t border-line pt-4">
      <h3 id="backup-codes" className="text-label">
        {copy.backupCodes}
      </h3>
      <p className="text-meta text-ink-2">{copy.keepBackupCodes}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-control bg-surface-2 px-3 py-2 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <a
        href={file}
        download="porchlight-backup-codes.txt"
        className="inline-flex min-h-10 items-center gap-2 justify-self-start text-primary-text underline"
      >
        <Icon of={Download} />
        {copy.downloadBackupCodes}
      </a>
    </section>
  );
}

const text = (codes: string[]) => [copy.backupFileTitle, copy.backupFileNote, '', ...codes, ''].join('\n');
