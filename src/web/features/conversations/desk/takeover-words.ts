import type { Takeover } from '#contract/conversations/takeovers.ts';
import { threadTitle } from '../thread-title.ts';

/** What somebody of the team is told of a chat on its way between two of them. `until` says when a question lapses. */
export function takeoverWords(takeover: Takeover, until: string): string {
  const { state, from_me, from_name, to_name } = takeover;
  const { title, who } = threadTitle(takeover);
  const chat = `${title}, ${who}`;
  const other = from_me ? (to_name ?? 'A colleague') : from_name;
  if (state === 'asked')
    return from_me
      ? `${other} asks for your chat: ${chat}. Please answer by ${until}.`
      : `You asked ${other} for a chat: ${chat}. They have until ${until}.`;
  if (state === 'handed_over')
    return from_me
      ? `${other} has a chat of yours now: ${chat}. They asked for it, and you were away.`
      : `A chat is yours now: ${chat}. ${other} had it.`;
  if (state === 'taken') return `${other} took a chat over from you: ${chat}.`;
  if (state === 'returned') return `A chat of yours went back to Waiting while you were away: ${chat}.`;
  return state === 'lapsed'
    ? `${other} hasn't answered and keeps the chat: ${chat}.`
    : `${other} keeps the chat: ${chat}.`;
}
