import { CalendarClock, Lock, MessageSquareQuote, X } from 'lucide-react';
import type { Ref } from 'react';
import type { Conversation } from '#contract/conversations/conversations.ts';
import type { AfterReply } from '#contract/conversations/saved-replies.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/conversations/desk.ts';
import * as laterCopy from '#contract/messages/en/conversations/later.ts';
import * as repliesCopy from '#contract/messages/en/conversations/saved-replies.ts';
import * as conversationsCopy from '#contract/messages/en/conversations.ts';
import { fill } from '#contract/messages/fill.ts';
import { Composer } from '../../../ui/chat/composer.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { keepDraft, readDraft, type WritingMode } from '../drafts.ts';
import { slashAsks } from './replies/insert-text.ts';
import { afterWords } from './replies/reply-values.ts';
import type { useReplyPicker } from './replies/use-reply-picker.ts';

/** Where an agent writes. Reply and note differ in words, panel and button, and each keeps its own draft. */
export function ReplyBox({
  thread,
  mode,
  draftKey,
  fieldRef,
  onMode,
  onSend,
  onTypeReply,
  onLeave,
  replies,
  onLater,
}: {
  thread: Conversation;
  mode: WritingMode;
  /** Another value makes the box read its draft again. */
  draftKey: string;
  fieldRef: Ref<HTMLTextAreaElement>;
  onMode: (mode: WritingMode) => void;
  onSend: (mode: WritingMode, text: string) => void;
  /** Somebody began to answer: typing claims. */
  onTypeReply: () => void;
  onLeave: () => void;
  /** Saved replies: how they open, and what the one that was inserted does once it is sent. */
  replies: Pick<ReturnType<typeof useReplyPicker>, 'after' | 'ask' | 'dropAfter'>;
  /** What is written goes out at a time to come. */
  onLater: () => void;
}) {
  const to = thread.kind === 'support' ? toOwner : toGuest;
  const taken = mode === 'reply' && !thread.can.reply;
  const type = (text: string) => {
    keepDraft(thread.id, mode, text);
    if (mode === 'reply' && text.trim()) onTypeReply();
  };
  const send = (text: string) => {
    keepDraft(thread.id, mode, '');
    onSend(mode, text);
  };
  return (
    <div>
      <div className="flex flex-wrap items-center gap-1 border-t border-line px-3 py-1.5">
        <ModeButton label={to.mode} on={mode === 'reply'} onPress={() => onMode('reply')} />
        <ModeButton label={conversationsCopy.note} on={mode === 'note'} onPress={() => onMode('note')} />
        {taken && (
          <p className="ml-auto text-meta text-ink-2">
            {fill(copy.isAnswering, { name: thread.assigned_name ?? copy.someColleague })}
          </p>
        )}
        {mode === 'note' && (
          <p className="ml-auto inline-flex items-center gap-1.5 text-meta text-ink-2">
            <Icon of={Lock} size={14} />
            {to.neverSees}
          </p>
        )}
      </div>
      {mode === 'reply' && replies.after !== 'stay' && <AfterSending {...replies} />}
      <Composer
        key={`${thread.id} ${mode} ${draftKey}`}
        label={mode === 'note' ? conversationsCopy.note : to.label}
        placeholder={mode === 'note' ? copy.notePlaceholder : to.placeholder}
        tone={mode}
        sendLabel={mode === 'note' ? copy.addNote : copy.sendReply}
        maxLength={mode === 'note' ? limits.noteLength : limits.messageLength}
        readDraft={() => readDraft(thread.id, mode)}
        fieldRef={fieldRef}
        readOnly={taken}
        {...(mode === 'reply' &&
          !taken && {
            tools: <Tools onReplies={replies.ask} onLater={onLater} />,
            onSlash: ({ value, selectionStart }) => slashAsks(value, selectionStart) && replies.ask(),
          })}
        onType={type}
        onSend={send}
        onLeave={onLeave}
      />
    </div>
  );
}

const toGuest: Record<'mode' | 'label' | 'placeholder' | 'neverSees', string> = {
  mode: copy.replyToGuestMode,
  label: copy.replyToGuest,
  placeholder: copy.writeToGuest,
  neverSees: copy.guestNeverSees,
};
const toOwner: typeof toGuest = {
  mode: copy.replyToOwnerMode,
  label: copy.replyToOwner,
  placeholder: copy.writeToOwner,
  neverSees: copy.ownerNeverSees,
};

function Tools({ onReplies, onLater }: { onReplies: () => void; onLater: () => void }) {
  return (
    <span className="flex">
      <IconButton icon={MessageSquareQuote} label={repliesCopy.insertReply} size="large" onClick={onReplies} />
      <IconButton icon={CalendarClock} label={laterCopy.sendLater} size="large" onClick={onLater} />
    </span>
  );
}

function AfterSending({ after, dropAfter }: { after: AfterReply; dropAfter: () => void }) {
  return (
    <p className="flex items-center gap-2 px-3 pb-1.5 text-meta text-ink-2">
      {fill(repliesCopy.afterSending, { what: afterWords[after] })}
      <IconButton icon={X} label={repliesCopy.dropAfter} size="compact" onClick={dropAfter} />
    </p>
  );
}

function ModeButton({ label, on, onPress }: { label: string; on: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onPress}
      className={cx(
        'min-h-8 rounded-small px-2.5 text-meta touch:min-h-11',
        on ? 'bg-surface-3 text-ink' : 'text-ink-2 hover:text-ink',
      )}
    >
      {label}
    </button>
  );
}
