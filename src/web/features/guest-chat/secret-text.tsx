import { Fragment } from 'react';
import type { Message } from '#contract/conversations.ts';
import { late } from '../../lib/late.tsx';
import type { MaskedSecretProps, Secret } from './masked-secret.tsx';

/** Few chats hold one, so what uncovers it comes with the first. */
const MaskedSecret = late(
  () => import('./masked-secret.tsx').then((part) => part.MaskedSecret),
  ({ secret }: MaskedSecretProps) => (
    <span className="my-1 grid rounded-control border border-line bg-surface p-2 whitespace-normal">
      <span className="text-meta text-ink-2">{secret.label}</span>
      <span aria-hidden="true">••••••</span>
    </span>
  ),
);

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
