import type { ReactNode } from 'react';
import type { Message } from '#contract/conversations/messages.ts';
import * as copy from '#contract/messages/en/conversations.ts';
import { fill } from '#contract/messages/fill.ts';
import { ChatBubble, type Speaker } from '../../ui/chat/chat-bubble.tsx';
import { DateTime } from '../../ui/time.tsx';
import { BodyWords } from './body-words.tsx';
import { speakerName } from './message-parts.ts';

/** One line of a thread as the house sees it: the guest on one side, assistant and people on the other. */
export function MessageBubble({
  message,
  hosted = false,
  below,
}: {
  message: Message;
  /** In a guest's chat the owner is the host, on the house's side; in their own with the team they are who asks. */
  hosted?: boolean;
  below?: ReactNode;
}) {
  const from = sideOf(message, hosted);
  const name = speakerName(message);
  return (
    <ChatBubble
      from={from}
      name={name}
      when={
        <>
          {from === 'own' && <span aria-hidden="true">{name}</span>}
          <DateTime at={message.created_at} format={isToday(message.created_at) ? 'time' : 'dateTime'} />
        </>
      }
      below={
        <>
          {message.photo_url && <SentPhoto url={message.photo_url} by={name} />}
          {below}
        </>
      }
    >
      <BodyWords body={message.body} secrets={message.secrets} />
    </ChatBubble>
  );
}

const isToday = (at: string) => new Date(at).toDateString() === new Date().toDateString();

function sideOf({ kind, author }: Message, hosted: boolean): Speaker {
  if (kind === 'note') return 'note';
  if (kind === 'event') return 'system';
  return author === 'assistant' || author === 'agent' || (hosted && author === 'owner') ? 'own' : 'other';
}

function SentPhoto({ url, by }: { url: string; by: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img
        src={url}
        alt={fill(copy.photoBy, { name: by })}
        loading="lazy"
        className="h-40 w-auto max-w-full rounded-control border border-line object-cover"
      />
    </a>
  );
}
