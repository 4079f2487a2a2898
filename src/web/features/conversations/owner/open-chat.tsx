import { type ReactNode, useRef, useState } from 'react';
import type { Conversation } from '#contract/conversations/conversations.ts';
import type { Message, Source, WorkOrderCard } from '#contract/conversations/messages.ts';
import * as hostCopy from '#contract/messages/en/conversations/owner-chats.ts';
import * as copy from '#contract/messages/en/conversations.ts';
import { ChatBubble } from '../../../ui/chat/chat-bubble.tsx';
import { type ChatItem, ChatLog } from '../../../ui/chat/chat-log.tsx';
import { cx } from '../../../ui/cx.ts';
import { Fill } from '../../../ui/fill.tsx';
import { DateTime } from '../../../ui/time.tsx';
import { chatItems } from '../chat-items.tsx';
import { ConversationStateBadge } from '../conversation-state-badge.tsx';
import { plainBody } from '../message-parts.ts';
import { Proposal } from '../proposals/proposal.tsx';
import { AnswerActs } from './answer-acts.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { HostActs } from './host-acts.tsx';
import { HostBox } from './host-box.tsx';
import { ThreadLinks } from './thread-links.tsx';
import { useHostLines } from './use-host-lines.ts';

export type MendAsked = { propertyId: string; source: Source; told: string; question: string | null };

/** What a chat is shown with that other features have. */
export type ChatParts = {
  card: (order: WorkOrderCard, zone: string | null) => ReactNode;
  /** The dialog in which a note is mended; `null` closes it. */
  mend: (about: MendAsked | null, done: { close: () => void; saved: () => void }) => ReactNode;
};

/** A chat as its owner reads and writes it: who answers, its lines, and what can be done about an answer. */
export function OpenChat({ thread, card, mend }: { thread: Conversation } & ChatParts) {
  const head = useRef<HTMLParagraphElement>(null);
  const lines = useHostLines(thread.id);
  const [wrong, setWrong] = useState<{ message: Message; source: Source } | null>(null);
  const [telling, setTelling] = useState<string | null>(null);
  const [lastTold, setLastTold] = useState<string | null>(null);
  const tell = (messageId: string) => {
    setTelling(messageId);
    setLastTold(messageId);
  };
  const acts = (message: Message) => (
    <AnswerActs message={message} onMend={(source) => setWrong({ message, source })} onTell={() => tell(message.id)} />
  );
  return (
    <div className="grid gap-3">
      <p
        ref={head}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-x-3 gap-y-1 text-meta text-ink-2 outline-none"
      >
        <ConversationStateBadge thread={thread} toOwner />
        <span>
          <Fill of={copy.sinceWhen} with={{ when: <DateTime at={thread.created_at} /> }} />
        </span>
      </p>
      <ThreadLinks thread={thread} />
      <HostActs thread={thread} />
      <ChatLog
        key={thread.id}
        label={copy.conversation}
        items={[
          ...chatItems(thread, { card, isOwn: ({ author }) => author === 'owner', mend: acts }),
          ...unsentItems(thread, lines),
        ]}
        className={cx(
          '-mx-4 border-y border-line sm:mx-0 sm:rounded-card sm:border',
          thread.draft ? 'h-[30dvh]' : 'h-[34dvh] sm:h-[42dvh]',
        )}
      />
      <Proposal
        key={thread.id}
        thread={thread}
        heldBy={thread.held_by === 'team' ? copy.theTeam : null}
        onSettled={() => head.current?.focus()}
        className="-mx-4 sm:mx-0 sm:rounded-card sm:border"
      />
      {thread.can.tell_team && <HostBox thread={thread} lines={lines} />}
      {mend(wrong && askedOf(thread, wrong), {
        close: () => setWrong(null),
        saved: () => {
          if (wrong) tell(wrong.message.id);
          setWrong(null);
        },
      })}
      {lastTold && (
        <CorrectionDialog
          id={thread.id}
          messageId={lastTold}
          open={telling !== null}
          onClose={() => setTelling(null)}
        />
      )}
    </div>
  );
}

/** With the guest's words that it answered: the last ones before it. */
function askedOf({ messages, property_id }: Conversation, wrong: { message: Message; source: Source }): MendAsked {
  const { message, source } = wrong;
  const before = messages.slice(
    0,
    messages.findIndex(({ id }) => id === message.id),
  );
  const asked = before.findLast(({ author, kind, body }) => author === 'guest' && kind === 'text' && body !== '');
  return {
    propertyId: property_id ?? '',
    source,
    told: plainBody(message),
    question: asked ? plainBody(asked) : null,
  };
}

/** Lines of one's own that the server has not confirmed; each stands in the chat from the press of the button on. */
function unsentItems({ messages }: Conversation, { unsent, retry }: ReturnType<typeof useHostLines>): ChatItem[] {
  const arrived = new Set(messages.map(({ client_id }) => client_id));
  return unsent
    .filter(({ client_id }) => !arrived.has(client_id))
    .map((line) => ({
      id: line.client_id,
      own: true,
      said: null,
      node: (
        <ChatBubble
          from={line.mode === 'note' ? 'note' : 'own'}
          name={line.mode === 'note' ? hostCopy.noteToTeamByYou : copy.you}
          state={line.state}
          onRetry={() => retry(line)}
        >
          {line.message}
        </ChatBubble>
      ),
    }));
}
