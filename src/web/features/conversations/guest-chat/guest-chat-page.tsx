import { type ComponentType, useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useChosenPhotos } from '../../../lib/forms/chosen-photos.ts';
import { ChatLog } from '../../../ui/chat/chat-log.tsx';
import { Composer } from '../../../ui/chat/composer.tsx';
import { useVisibleHeight } from '../../../ui/chat/visible-height.ts';
import { PhotoPicker } from '../../../ui/form/photo-picker.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { GuestChat } from './chat.ts';
import { ChatHeader, HelpBar } from './chat-header.tsx';
import { chatLines } from './chat-lines.tsx';
import { ChatTail } from './chat-tail.tsx';
import { LinkGone, NotReached } from './chat-trouble.tsx';
import type { UrgencyView } from './order-card.tsx';
import type { StayCheckProps } from './stay-check.tsx';
import { useGuestChat } from './use-guest-chat.ts';

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
            tail={<ChatTail state={state} page={page} onSay={sayReady} />}
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

/** The greeting's shape while it is on its way. */
function ChatSkeleton() {
  return (
    <div className="flex flex-col gap-3 p-4">
      <Skeleton className="h-4.5 w-32" />
      <Skeleton className="h-24 w-4/5 max-w-lg rounded-dialog" label="Loading the chat" />
    </div>
  );
}

/** The stay check comes when it is asked for: few guests need it, and none at once. */
function useStayCheck() {
  const [Dialog, setDialog] = useState<ComponentType<StayCheckProps> | null>(null);
  const [problem, setProblem] = useState<string>();
  const open = async () => {
    setProblem(undefined);
    try {
      const { StayCheckDialog } = await import('./stay-check.tsx');
      setDialog(() => StayCheckDialog);
    } catch {
      setProblem("We couldn't open the stay check. Check your connection and try again.");
    }
  };
  return { Dialog, problem, open: () => void open(), close: () => setDialog(null) };
}
