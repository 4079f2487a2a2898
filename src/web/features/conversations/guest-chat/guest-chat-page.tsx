import { useEffect, useRef } from 'react';
import type { GuestPage } from '#contract/conversations/guest.ts';
import { limits } from '#contract/limits.ts';
import { useChosenPhotos } from '../../../lib/forms/chosen-photos.ts';
import { ChatLog } from '../../../ui/chat/chat-log.tsx';
import { Composer } from '../../../ui/chat/composer.tsx';
import { useVisibleHeight } from '../../../ui/chat/visible-height.ts';
import { PhotoPicker } from '../../../ui/form/photo-picker.tsx';
import type { ChatState, GuestChat } from './chat.ts';
import { ChatHeader, HelpBar } from './chat-header.tsx';
import { chatLines } from './chat-lines.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { answerIsDue, Typing, WaitingOrders } from './chat-tail.tsx';
import { LinkGone, NotReached } from './chat-trouble.tsx';
import type { UrgencyView } from './order-card.tsx';
import { ReadyWords } from './ready-words.tsx';
import { useGuestChat } from './use-guest-chat.ts';
import { useStayCheck } from './use-stay-check.ts';

const personWords = 'Can I talk to a person, please?';

/** The guest's chat, the whole page. */
export function GuestChatPage({ UrgencyBadge }: { UrgencyBadge: UrgencyView }) {
  const { state, chat, say } = useGuestChat();
  const { page, thread, phase } = state;
  const stay = useStayCheck();
  const main = useRef<HTMLElement>(null);
  useVisibleHeight();
  useEffect(() => {
    if (page) document.title = `Guest chat · ${page.property_name}`;
  }, [page]);

  const sayReady = (words: string): void => {
    say(words);
    main.current?.focus({ preventScroll: true }); // the button is about to go, and the focus would go with it
  };

  if (phase === 'gone') return <LinkGone />;
  if (phase === 'unreachable') return <NotReached refusal={state.refusal} onRetry={() => void chat?.load()} />;
  return (
    <div className="mx-auto flex h-(--visible-height,100dvh) max-w-3xl flex-col border-line bg-bg sm:border-x">
      <ChatHeader page={page} thread={thread} onCheckStay={stay.open} />
      <HelpBar page={page} thread={thread} onAskPerson={() => say(personWords)} />
      <main ref={main} id="main" tabIndex={-1} className="grid min-h-0 grow text-body-lg outline-none">
        {page && chat ? (
          <ChatLog
            label="Chat"
            items={chatLines(state, { page, chat, UrgencyBadge, onCheckStay: stay.open })}
            tail={<Tail state={state} page={page} onSay={sayReady} />}
          />
        ) : (
          <ChatSkeleton />
        )}
      </main>
      <Writing chat={chat} problem={stay.problem} onSay={say} />
      {chat && page && stay.Dialog && <stay.Dialog chat={chat} codeBy={page.code_by} onClose={stay.close} />}
    </div>
  );
}

/** Words and photos; what could not be done stands above. */
function Writing({
  chat,
  problem,
  onSay,
}: {
  chat: GuestChat | null;
  problem: string | undefined;
  onSay: (text: string) => void;
}) {
  const photos = useChosenPhotos(chat !== null, (file, name) => void chat?.sendPhoto(file, name));
  const shown = photos.problem ?? problem;
  return (
    <footer className="bg-surface pb-[env(safe-area-inset-bottom)]">
      {shown && (
        <p role="alert" className="px-4 pt-2 text-meta text-danger-text">
          {shown}
        </p>
      )}
      <Composer
        label="Your message"
        placeholder="What's going on?"
        maxLength={limits.messageLength}
        tools={<PhotoPicker label="Send a photo" onPick={photos.take} disabled={!chat} />}
        onSend={onSay}
      />
    </footer>
  );
}

/** What stands behind the last message: starters at first, later who writes or what is asked. */
function Tail({ state, page, onSay }: { state: ChatState; page: GuestPage; onSay: (text: string) => void }) {
  const { thread, outgoing } = state;
  if (!thread?.messages.length && outgoing.length === 0)
    return <ReadyWords label="Common questions" list={page.starters} onPick={onSay} />;
  if (!thread) return null;
  const isAsked = outgoing.length === 0 && thread.messages.at(-1)?.author !== 'guest';
  return (
    <>
      {answerIsDue(thread) && <Typing />}
      {isAsked && thread.quick_replies.length > 0 && (
        <ReadyWords label="Quick replies" list={thread.quick_replies} onPick={onSay} />
      )}
      {thread.messages.some(({ work_order }) => work_order) && <WaitingOrders thread={thread} />}
    </>
  );
}
