import type { Message } from '#contract/conversations/messages.ts';
import * as copy from '#contract/messages/en/conversations/owner-chats.ts';
import { fill } from '#contract/messages/fill.ts';
import { plainBody } from '../message-parts.ts';

const longest = 200;

/** What the team is told of a chat that its owner gives back, to begin with: the owner edits it. */
export function summaryOf(messages: readonly Pick<Message, 'author' | 'kind' | 'body' | 'secrets'>[]): string {
  const taken = messages.findLastIndex(({ kind }) => kind === 'event');
  const own = messages.slice(taken + 1).filter(({ author, kind }) => author === 'owner' && kind === 'text');
  const guests = messages.findLast(({ author, body }) => author === 'guest' && body !== '');
  const words = guests ? plainBody(guests).replace(/\s+/g, ' ') : '';
  return [
    own.length > 0 && fill(copy.summaryAgreed, { count: own.length }),
    words && fill(copy.summaryLast, { words: words.length > longest ? `${words.slice(0, longest)}…` : words }),
  ]
    .filter(Boolean)
    .join('\n');
}
