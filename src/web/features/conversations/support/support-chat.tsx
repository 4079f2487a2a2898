import type { Ref } from 'react';
import type { Message } from '#contract/conversations/messages.ts';
import type { SupportThread } from '#contract/conversations/support.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/conversations/support.ts';
import * as conversationsCopy from '#contract/messages/en/conversations.ts';
import { fill } from '#contract/messages/fill.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { ChatBubble } from '../../../ui/chat/chat-bubble.tsx';
import { type ChatItem, ChatLog } from '../../../ui/chat/chat-log.tsx';
import { Composer } from '../../../ui/chat/composer.tsx';
import { Lamp } from '../../../ui/lamp.tsx';
import { PageFailed } from '../../../ui/page/page-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DateTime, formatInstant } from '../../../ui/time.tsx';
import { keepDraft, readDraft } from '../drafts.ts';
import { speakerName } from '../message-parts.ts';
import type { Line, Unsent } from '../unsent-lines.ts';
import { useAnswersSeen, useSupportThread } from './support-thread.ts';

/**
 * The owner's chat with the Porchlight team; `ownerId` keeps drafts of one browser apart. Fills the height it is given.
 */
export function SupportChat({ ownerId, fieldRef }: { ownerId: string; fieldRef?: Ref<HTMLTextAreaElement> }) {
  const { query, unsent, send, retry } = useSupportThread();
  const thread = query.data;
  useAnswersSeen(thread);
  return (
    <div className="flex min-h-0 flex-col">
      <div className="min-h-10 border-b border-line px-4 py-2.5">{thread && <Presence thread={thread} />}</div>
      {thread && <ChatLog label={copy.chatTitle} items={itemsOf(thread, unsent, retry)} className="grow" />}
      {!thread && query.error && <NotLoaded error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Waiting />}
      <Composer
        label={copy.messageLabel}
        placeholder={copy.messagePlaceholder}
        maxLength={limits.messageLength}
        readDraft={() => readDraft(ownerId, 'support')}
        fieldRef={fieldRef}
        onType={(text) => keepDraft(ownerId, 'support', text)}
        onSend={(message) => {
          keepDraft(ownerId, 'support', '');
          send({ message });
        }}
      />
    </div>
  );
}

function Presence({ thread: { id, state, presence } }: { thread: SupportThread }) {
  return (
    <Lamp
      on={presence.people_on || state === 'assigned'}
      words={presenceWords(id === null ? 'new' : state, presence)}
    />
  );
}

function presenceWords(
  state: SupportThread['state'] | 'new',
  { people_on, help_returns_at }: SupportThread['presence'],
) {
  if (state === 'assigned') return copy.teamIsHere;
  const waits = state === 'waiting';
  if (people_on) return waits ? copy.waitsForTeam : copy.teamIsOn;
  if (!help_returns_at) return waits ? copy.waitsForNobody : copy.nobodyIsOn;
  return fill(waits ? copy.waitsUntilBack : copy.backOn, { when: formatInstant(help_returns_at) });
}

function itemsOf(thread: SupportThread, unsent: Unsent<Line>[], retry: (line: Unsent<Line>) => void): ChatItem[] {
  const arrived = new Set(thread.messages.map(({ client_id }) => client_id));
  return [
    greeting,
    ...thread.messages.map(itemOf),
    ...unsent
      .filter(({ client_id }) => !arrived.has(client_id))
      .map((line) => ({
        id: line.client_id,
        own: true,
        said: null,
        node: (
          <ChatBubble from="own" name={conversationsCopy.you} state={line.state} onRetry={() => retry(line)}>
            {line.message}
          </ChatBubble>
        ),
      })),
  ];
}

const greeting: ChatItem = {
  id: 'greeting',
  own: false,
  said: null,
  node: (
    <ChatBubble from="other" name={conversationsCopy.team}>
      {copy.greeting}
    </ChatBubble>
  ),
};

/** One's own line keeps its own id from sending to sent, so that its bubble stays the same one. */
function itemOf(message: Message): ChatItem {
  const own = message.author === 'owner';
  const from = message.kind === 'event' ? 'system' : own ? 'own' : 'other';
  const name = own ? conversationsCopy.you : speakerName(message);
  return {
    id: message.client_id ?? message.id,
    own,
    said: from === 'system' ? message.body : `${name}: ${message.body}`,
    node: (
      <ChatBubble from={from} name={name} when={<DateTime at={message.created_at} />}>
        {message.body}
      </ChatBubble>
    ),
  };
}

function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="grow p-4">
      <PageFailed title={copy.chatFailed} onRetry={onRetry}>
        {messageOf(error)}
      </PageFailed>
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid grow content-start gap-4 p-4">
      <Skeleton className="h-12 w-2/3" label={copy.loadingChat} />
      <Skeleton className="ml-auto h-12 w-1/2" />
    </div>
  );
}
