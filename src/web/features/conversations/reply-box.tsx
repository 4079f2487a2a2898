import { Lock } from 'lucide-react';
import type { Ref } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { limits } from '#contract/limits.ts';
import { Composer } from '../../ui/composer.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { keepDraft, readDraft, type WritingMode } from './drafts.ts';

/** Where an agent writes. Reply and note differ in words, panel and button, and each keeps its own draft. */
export function ReplyBox({
  thread,
  mode,
  draftKey,
  fieldRef,
  onMode,
  onSend,
  onTypeReply,
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
}) {
  const { reply, note } = thread.can;
  const writing: WritingMode = reply ? mode : 'note';
  const type = (text: string) => {
    keepDraft(thread.id, writing, text);
    if (writing === 'reply' && text.trim()) onTypeReply();
  };
  const send = (text: string) => {
    keepDraft(thread.id, writing, '');
    onSend(writing, text);
  };
  return (
    <div>
      <div className="flex flex-wrap items-center gap-1 border-t border-line px-3 py-1.5">
        {reply && <ModeButton label="Reply to guest" on={writing === 'reply'} onPress={() => onMode('reply')} />}
        {note && <ModeButton label="Internal note" on={writing === 'note'} onPress={() => onMode('note')} />}
        {writing === 'note' && (
          <p className="ml-auto inline-flex items-center gap-1.5 text-meta text-ink-2">
            <Icon of={Lock} size={14} />
            The guest never sees notes.
          </p>
        )}
      </div>
      <Composer
        key={`${thread.id} ${writing} ${draftKey}`}
        label={writing === 'note' ? 'Internal note' : 'Reply to the guest'}
        placeholder={writing === 'note' ? 'A note for the Porchlight team' : 'Write to the guest'}
        tone={writing}
        sendLabel={writing === 'note' ? 'Add note' : 'Send reply'}
        maxLength={writing === 'note' ? limits.noteLength : limits.messageLength}
        defaultValue={readDraft(thread.id, writing)}
        fieldRef={fieldRef}
        onType={type}
        onSend={send}
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
