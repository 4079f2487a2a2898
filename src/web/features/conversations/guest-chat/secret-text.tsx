import { Fragment } from 'react';
import type { Message } from '#contract/conversations/messages.ts';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import { type GuestWords, useGuestWords } from './guest-words.tsx';
import type { MaskedSecretProps, Secret } from './masked-secret.tsx';
import { secretLabel } from './secret-label.ts';

/** Few chats hold one, so what uncovers it comes with the first. */
const MaskedSecret = lazyPart(
  () => import('./masked-secret.tsx').then((part) => part.MaskedSecret),
  ({ heading }: MaskedSecretProps) => (
    <span className="my-1 grid rounded-control border border-line bg-surface p-2 whitespace-normal">
      <span className="text-meta text-ink-2">{heading}</span>
      <span aria-hidden="true">••••••</span>
    </span>
  ),
);

/** A message's words, with each released secret masked where it stands. */
export function SecretText({ message, onCheckStay }: { message: Message; onCheckStay: () => void }) {
  const words = useGuestWords();
  return partsOf(message, words).map(({ at, text, heading, secret }) => (
    <Fragment key={at}>
      {text}
      {secret && <MaskedSecret heading={heading} secret={secret} onCheckStay={onCheckStay} />}
    </Fragment>
  ));
}

/** The words without any value, as they are read out and kept in titles. */
export const spokenWords = (message: Message, words: GuestWords): string =>
  partsOf(message, words)
    .map(({ text, heading, secret }) => (secret ? `${text}\n${words.say('covered', { label: heading })}\n` : text))
    .join('')
    .trim();

type Part = { at: number; text: string; heading: string; secret?: Secret | undefined };

function partsOf({ body, secrets }: Message, { say }: GuestWords): Part[] {
  const pieces = body.split(/\{\{secret:([^}]+)\}\}/); // words and names in turn
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const secret = secrets.find(({ name }) => name === pieces[at + 1]);
    const text = at > 0 ? (pieces[at] ?? '').trimStart() : (pieces[at] ?? '');
    const heading = secret && headingAtEnd.exec(text);
    parts.push({
      at,
      text: heading ? text.slice(0, heading.index).trimEnd() : text,
      heading: heading?.[1] ?? (secret ? say(secretLabel(secret.name)) : ''),
      secret,
    });
  }
  return parts;
}

/** "Front door code: " before a secret, on a line of its own: said once, over what is masked. */
const headingAtEnd = /(?<=^|\n)([^\n]{1,60}):\s*$/;
