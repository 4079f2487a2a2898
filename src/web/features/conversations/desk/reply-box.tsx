import { Lock } from 'lucide-react';
import type { Ref } from 'react';
import type { Conversation } from '#contract/conversations/conversations.ts';
import { limits } from '#contract/limits.ts';
import { Composer } from '../../../ui/chat/composer.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { keepDraft, readDraft, type WritingMode } from '../drafts.ts';

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
}) {
  const to = thread.kind === 'support' ? 'owner' : 'guest';
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
        <ModeButton label={`Reply to ${to}`} on={mode === 'reply'} onPress={() => onMode('reply')} />
        <ModeButton label="Internal note" on={mode === 'note'} onPress={() => onMode('note')} />
        {taken && <p className="ml-auto text-meta text-ink-2">{thread.assigned_name ?? 'A colleague'} is answering.</p>}
        {mode === 'note' && (
          <p className="ml-auto inline-flex items-center gap-1.5 text-meta text-ink-2">
            <Icon of={Lock} size={14} />
            The {to} never sees notes.
          </p>
        )}
      </div>
      <Composer
        key={`${thread.id} ${mode} ${draftKey}`}
        label={mode === 'note' ? 'Internal note' : `Reply to the ${to}`}
        placeholder={mode === 'note' ? 'A note for the Porchlight team' : `Write to the ${to}`}
        tone={mode}
        sendLabel={mode === 'note' ? 'Add note' : 'Send reply'}
        maxLength={mode === 'note' ? limits.noteLength : limits.messageLength}
        defaultValue={readDraft(thread.id, mode)}
        fieldRef={fieldRef}
        readOnly={taken}
        onType={type}
        onSend={send}
        onLeave={onLeave}
      />
    </div>
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
