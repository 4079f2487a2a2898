import type { Message } from '#contract/conversations/messages.ts';
import * as common from '#contract/messages/en/common.ts';
import * as ownerCopy from '#contract/messages/en/conversations/owner-chats.ts';
import * as copy from '#contract/messages/en/conversations.ts';
import { fill } from '#contract/messages/fill.ts';

/** A message's text with the places where a released secret stood. */
export type BodyPart = { kind: 'text'; text: string } | { kind: 'secret'; label: string };

/** The desk and the owner never see a released secret, only that one was there. */
export function bodyParts({ body, secrets }: Pick<Message, 'body' | 'secrets'>): BodyPart[] {
  return body.split(/(\{\{secret:[^}]+\}\})/).flatMap((text): BodyPart[] => {
    const name = /^\{\{secret:([^}]+)\}\}$/.exec(text)?.[1];
    if (!name) return text ? [{ kind: 'text', text }] : [];
    return [{ kind: 'secret', label: secrets.find((one) => one.name === name)?.label ?? copy.code }];
  });
}

/** The text in one line, for lists and for screen readers. */
export const plainBody = (message: Pick<Message, 'body' | 'secrets'>) =>
  bodyParts(message)
    .map((part) => (part.kind === 'text' ? part.text : fill(copy.secretHidden, { label: part.label })))
    .join('');

/** As above for a list's last line, which carries no labels. */
export const plainPreview = (preview: string | null) =>
  (preview ?? '').replace(/\{\{secret:[^}]*(\}\}|$)/g, copy.hidden);

/** Who speaks, as it is read out and shown. */
export function speakerName(message: Pick<Message, 'author' | 'author_name' | 'kind'>): string {
  const { author, author_name, kind } = message;
  if (kind === 'note' && author === 'owner') return fill(ownerCopy.noteToTeamBy, { name: author_name ?? copy.owner });
  if (kind === 'note') return author_name ? fill(copy.noteBy, { name: author_name }) : copy.note;
  if (author === 'assistant') return copy.houseAssistant;
  if (author === 'agent') return author_name ? fill(copy.agentOfTeam, { name: author_name }) : copy.team;
  if (author === 'guest') return author_name ?? common.guest;
  return author_name ?? copy.house;
}
