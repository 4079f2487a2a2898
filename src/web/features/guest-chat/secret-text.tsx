import { Copy, Eye, EyeOff } from 'lucide-react';
import { Fragment, useState } from 'react';
import type { Message } from '#contract/conversations.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

type Secret = Message['secrets'][number];

/** A message's words, with each released secret masked where it stands. */
export function SecretText({ message, onCheckStay }: { message: Message; onCheckStay: () => void }) {
  return partsOf(message).map(({ at, text, secret }) => (
    <Fragment key={at}>
      {text}
      {secret && <MaskedSecret secret={secret} onCheckStay={onCheckStay} />}
    </Fragment>
  ));
}

/** The words without any value, as they are read out and kept in titles. */
export const wordsOf = (message: Message): string =>
  partsOf(message)
    .map(({ text, secret }) => text + (secret ? `${secret.label}, hidden` : ''))
    .join('');

type Part = { at: number; text: string; secret?: Secret | undefined };

function partsOf({ body, secrets }: Message): Part[] {
  const pieces = body.split(/\{\{secret:([^}]+)\}\}/); // words and names in turn
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    parts.push({ at, text: pieces[at] ?? '', secret: secrets.find(({ name }) => name === pieces[at + 1]) });
  }
  return parts;
}

/** Shown only when asked to: somebody may be looking over the guest's shoulder. */
function MaskedSecret({ secret: { label, value }, onCheckStay }: { secret: Secret; onCheckStay: () => void }) {
  const [shown, setShown] = useState(false);
  if (value === null) {
    return (
      <span className="my-1 grid gap-1 rounded-control border border-line bg-surface p-2 whitespace-normal">
        <span className="text-label">{label}</span>
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
        <span className="text-meta text-ink-2">{label}</span>
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
