import { type ComponentType, useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { GuestLanguage } from '#contract/messages/languages.ts';
import { useChosenPhotos } from '../../../lib/forms/chosen-photos.ts';
import { ChatLog } from '../../../ui/chat/chat-log.tsx';
import { Composer } from '../../../ui/chat/composer.tsx';
import { useVisibleHeight } from '../../../ui/chat/visible-height.ts';
import { PhotoPicker } from '../../../ui/form/photo-picker.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { GuestChat } from './chat.ts';
import { ChatHeader, FramedHeader, HelpBar } from './chat-header.tsx';
import { chatLines } from './chat-lines.tsx';
import type { ChatState } from './chat-state.ts';
import { ChatTail } from './chat-tail.tsx';
import { useGuestWords } from './guest-words.tsx';
import { LanguageChoice } from './language-choice.tsx';
import type { UrgencyView } from './order-card.tsx';
import type { StayCheckProps } from './stay-check.tsx';

type ChatScreenProps = {
  state: ChatState;
  /** null while the page is built. */
  chat: GuestChat | null;
  UrgencyBadge: UrgencyView;
  isFramed: boolean;
  onSay: (text: string) => void;
  onChooseLanguage: (language: GuestLanguage) => void;
};

/** Who answers and where to call, the chat, and where one writes. */
export function ChatScreen({ state, chat, UrgencyBadge, isFramed, onSay, onChooseLanguage }: ChatScreenProps) {
  const { page, thread } = state;
  const words = useGuestWords();
  const { say } = words;
  const stay = useStayCheck();
  const main = useRef<HTMLElement>(null);
  useVisibleHeight();
  const sayReady = (text: string): void => {
    onSay(text);
    main.current?.focus({ preventScroll: true }); // the button is about to go, and the focus would go with it
  };
  return (
    <div className="mx-auto flex h-(--visible-height,100dvh) max-w-3xl flex-col border-line bg-bg sm:border-x">
      {isFramed ? (
        <FramedHeader page={page} thread={thread} />
      ) : (
        <ChatHeader page={page} thread={thread} onCheckStay={stay.open} />
      )}
      <HelpBar page={page} thread={thread} onAskPerson={() => onSay(say('person'))} />
      <main ref={main} id="main" tabIndex={-1} className="grid min-h-0 grow text-body-lg outline-none">
        {page && chat ? (
          <ChatLog
            label={say('chat')}
            items={chatLines(state, { page, chat, words, UrgencyBadge, isFramed, onCheckStay: stay.open })}
            tail={<ChatTail state={state} isFramed={isFramed} onSay={sayReady} />}
          />
        ) : (
          <ChatSkeleton />
        )}
      </main>
      <Writing
        chat={chat}
        isFramed={isFramed}
        hasFailed={stay.hasFailed}
        onSay={onSay}
        onChooseLanguage={onChooseLanguage}
      />
      {chat && page && stay.Dialog && <stay.Dialog chat={chat} codeBy={page.code_by} onClose={stay.close} />}
    </div>
  );
}

type WritingProps = Pick<ChatScreenProps, 'chat' | 'isFramed' | 'onSay' | 'onChooseLanguage'> & {
  /** The stay check could not be opened. */
  hasFailed: boolean;
};

/** Words and photos; what could not be done stands above. */
function Writing({ chat, isFramed, hasFailed, onSay, onChooseLanguage }: WritingProps) {
  const { say, sayOfPhoto } = useGuestWords();
  const photos = useChosenPhotos(chat !== null, (file, name) => void chat?.sendPhoto(file, name), sayOfPhoto);
  const field = useRef<HTMLTextAreaElement>(null);
  const isBegun = isFramed && chat !== null;
  useEffect(() => {
    // The visitor wrote a moment ago, and goes on. Where a finger writes, the keyboard makes room for the answer.
    if (isBegun && matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, [isBegun]);
  const shown = photos.problem ?? (hasFailed && say('stayCheckNotOpened'));
  return (
    <footer className="bg-surface pb-[env(safe-area-inset-bottom)]">
      {shown && (
        <p role="alert" className="px-4 pt-2 text-meta text-danger-text">
          {shown}
        </p>
      )}
      <Composer
        label={say('message')}
        placeholder={say(isFramed ? 'askHere' : 'placeholder')}
        maxLength={limits.messageLength}
        tools={!isFramed && <PhotoPicker label={say('sendPhoto')} onPick={photos.take} disabled={!chat} />}
        fieldRef={field}
        onSend={onSay}
      />
      <LanguageChoice onChoose={onChooseLanguage} />
    </footer>
  );
}

/** The greeting's shape while it is on its way. */
function ChatSkeleton() {
  const { say } = useGuestWords();
  return (
    <div className="flex flex-col gap-3 p-4">
      <Skeleton className="h-4.5 w-32" />
      <Skeleton className="h-24 w-4/5 max-w-lg rounded-dialog" label={say('loading')} />
    </div>
  );
}

/** The stay check comes when it is asked for: few guests need it, and none at once. */
function useStayCheck() {
  const [Dialog, setDialog] = useState<ComponentType<StayCheckProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const open = async () => {
    setHasFailed(false);
    try {
      const { StayCheckDialog } = await import('./stay-check.tsx');
      setDialog(() => StayCheckDialog);
    } catch {
      setHasFailed(true);
    }
  };
  return { Dialog, hasFailed, open: () => void open(), close: () => setDialog(null) };
}
