import { SendHorizontal, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/site-chat.ts';
import { siteChatMessageLength } from '#contract/site-chat/site-chat.ts';
import { Announcer } from '../../ui/announcer.tsx';
import { LengthWords } from '../../ui/form/length-words.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LogoMark } from '../../ui/page/logo.tsx';
import { ChatMessages } from './chat-messages.tsx';
import { useSiteChat } from './use-site-chat.ts';

/** The open chat: what was said, and a line to write in. Nothing blank is sent, and nothing while an answer is due. */
export function ChatPanel({ phone, onClose }: { phone: string; onClose: () => void }) {
  const { messages, pending, announced, send } = useSiteChat(phone);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  useEffect(() => {
    if (!pending) input.current?.focus(); // a disabled field loses the focus
  }, [pending]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending || text === '' || text.length > siteChatMessageLength) return;
    setTyped('');
    void send(text);
  };
  return (
    <div
      role="dialog"
      aria-label={copy.chatTitle}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="fixed inset-x-0 bottom-0 grid h-[min(85dvh,36rem)] animate-enter grid-rows-[auto_1fr_auto] overflow-hidden rounded-t-dialog border border-line bg-surface text-ink shadow-e2 sm:inset-x-auto sm:right-6 sm:bottom-24 sm:h-[min(36rem,calc(100dvh-8rem))] sm:w-96 sm:rounded-dialog"
    >
      <div className="flex items-center gap-2.5 border-b border-line py-2 pr-2 pl-4">
        <LogoMark size={24} />
        <h2 className="grow text-label">{copy.chatTitle}</h2>
        <IconButton icon={X} label={common.close} onClick={onClose} />
      </div>
      <ChatMessages messages={messages} pending={pending} />
      <form onSubmit={submit} className="flex flex-wrap gap-2 border-t border-line p-3">
        <LengthWords length={text.length} most={siteChatMessageLength} />
        <input
          ref={input}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          disabled={pending}
          aria-invalid={text.length > siteChatMessageLength || undefined}
          placeholder={copy.placeholder}
          aria-label={copy.messageLabel}
          enterKeyHint="send"
          autoComplete="off"
          className="h-11 min-w-0 grow rounded-control border border-line-strong bg-surface px-3 text-field disabled:bg-surface-2 aria-invalid:border-danger"
        />
        <IconButton
          type="submit"
          icon={SendHorizontal}
          label={copy.send}
          variant="primary"
          size="large"
          busy={pending}
        />
      </form>
      <Announcer text={announced} />
    </div>
  );
}
