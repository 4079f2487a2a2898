import { Copy, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '#contract/conversations/messages.ts';
import { copyText } from '../../../lib/page/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useGuestWords } from './guest-words.tsx';
import { secretLabel } from './secret-label.ts';

export type Secret = Message['secrets'][number];
export type MaskedSecretProps = {
  /** What the message calls it. */
  heading: string;
  secret: Secret;
  onCheckStay: () => void;
};

/** Shown only when asked to: somebody may be looking over the guest's shoulder. */
export function MaskedSecret({ heading, secret: { name, value }, onCheckStay }: MaskedSecretProps) {
  const { say, stayCheck } = useGuestWords();
  const label = say(secretLabel(name));
  const [shown, setShown] = useState(false);
  if (value === null) {
    return (
      <span className="my-1 grid gap-1 rounded-control border border-line bg-surface p-2 whitespace-normal">
        <span className="text-label">{heading}</span>
        <span className="text-meta text-ink-2">{say('hiddenUntil')}</span>
        <Button size="compact" className="justify-self-start" onClick={onCheckStay}>
          {stayCheck}
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
          <Button size="compact" variant="quiet" onClick={() => void copyText(value)}>
            <Icon of={Copy} />
            {say('copy')}
          </Button>
        )}
        <Button
          size="compact"
          aria-label={say(shown ? 'hideNamed' : 'revealNamed', { label })}
          aria-expanded={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeOff : Eye} />
          {say(shown ? 'hide' : 'reveal')}
        </Button>
      </span>
    </span>
  );
}
