import { useState } from 'react';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/developers.ts';
import { copyText } from '../../lib/page/copy-text.ts';
import { Button } from '../../ui/button.tsx';

/** A secret that nobody can ask for again, with a way to take it along. */
export function ShownOnce({ label, value }: { label: string; value: string }) {
  const [copied, setCopied] = useState<boolean>();
  return (
    <div className="grid gap-2">
      <p className="text-label">{label}</p>
      <code className="rounded-control bg-surface-2 px-3 py-2 font-mono break-all select-all">{value}</code>
      <div className="flex items-center gap-3">
        <Button onClick={async () => setCopied(await copyText(value))}>{common.copy}</Button>
        <span role="status" className="text-meta text-ink-2">
          {copied === false ? copy.notCopied : copied ? copy.copied : copy.shownOnlyNow}
        </span>
      </div>
    </div>
  );
}
