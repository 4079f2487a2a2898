import { Copy, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '#contract/conversations/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

export type Secret = Message['secrets'][number];
export type MaskedSecretProps = {
  /** What the message calls it. */
  heading: string;
  secret: Secret;
  onCheckStay: () => void;
};

/** Shown only when asked to: somebody may be looking over the guest's shoulder. */
export function MaskedSecret({ heading, secret: { label, value }, onCheckStay }: MaskedSecretProps) {
  const [shown, setShown] = useState(false);
  if (value === null) {
    return (
      <span className="my-1 grid gap-1 rounded-control border border-line bg-surface p-2 whitespace-normal">
        <span className="text-label">{heading}</span>
        <span className="text-meta text-ink-2">Hidden. It shows while your stay is checked and current.</span>
        <Button size="compact" className="justify-self-start" onClick={onCheckStay}>
          Check my stay
        </Button>
      </span>
    );
  }
  return (
    <span className="my-1 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line bg-surface p-2 whitespace-normal">
      <span className="grid min-w-24 grow">
        <span className="text-meta text-ink-2">{heading}</span>
        {shown ? (
          <span className="text-label whitespace-pre-line tabular-nums">{value}</span>
        ) : (
          <span aria-hidden="true">••••••</span>
        )}
      </span>
      <span className="flex gap-1">
        {shown && 'clipboard' in navigator && (
          <Button size="compact" variant="quiet" onClick={() => void navigator.clipboard.writeText(value)}>
            <Icon of={Copy} />
            Copy
          </Button>
        )}
        <Button
          size="compact"
          aria-label={`${shown ? 'Hide' : 'Reveal'} ${label}`}
          aria-expanded={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeOff : Eye} />
          {shown ? 'Hide' : 'Reveal'}
        </Button>
      </span>
    </span>
  );
}
