import { Lock } from 'lucide-react';
import { useState } from 'react';
import type { Conversation } from '#contract/conversations/conversations.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/conversations/owner-chats.ts';
import { fill } from '#contract/messages/fill.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Composer } from '../../../ui/chat/composer.tsx';
import { cx } from '../../../ui/cx.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { keepDraft, readDraft, type WritingMode } from '../drafts.ts';
import type { useHostLines } from './use-host-lines.ts';

/** Where an owner writes to their guest, or leaves the team a note; each keeps its own draft. */
export function HostBox({ thread, lines }: { thread: Conversation; lines: ReturnType<typeof useHostLines> }) {
  const [chosen, setChosen] = useState<WritingMode>('reply');
  const [call, setCall] = useState(false);
  const mode = thread.can.reply ? chosen : 'note';
  const isNote = mode === 'note';
  const send = (text: string) => {
    keepDraft(thread.id, mode, '');
    lines.send(mode, text, isNote && call);
    setCall(false);
  };
  return (
    <div className="overflow-hidden border-line max-sm:-mx-4 max-sm:border-y sm:rounded-card sm:border">
      {lines.refusal && (
        <div className="p-3">
          <Banner tone="warning" onDismiss={lines.forgetRefusal}>
            {fill(copy.keptAsDraft, { refusal: lines.refusal })}
          </Banner>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-1 px-3 py-1.5">
        {thread.can.reply && <ModeButton label={copy.messageToGuest} on={!isNote} onPress={() => setChosen('reply')} />}
        <ModeButton label={copy.noteToTeam} on={isNote} onPress={() => setChosen('note')} />
        {isNote && (
          <p className="inline-flex items-center gap-1.5 text-meta text-ink-2 sm:ml-auto">
            <Icon of={Lock} size={14} />
            {copy.onlyTeamReads}
          </p>
        )}
      </div>
      {isNote && thread.held_by !== 'team' && (
        <div className="px-3 pb-2">
          <Checkbox label={copy.callTeam} checked={call} onChange={({ target }) => setCall(target.checked)} />
        </div>
      )}
      <Composer
        key={`${mode} ${lines.draftKey}`}
        label={isNote ? copy.noteToTeam : copy.writeToGuest}
        placeholder={isNote ? copy.notePlaceholder : copy.writeToGuest}
        tone={mode}
        sendLabel={isNote ? copy.addNote : copy.send}
        maxLength={isNote ? limits.noteLength : limits.messageLength}
        readDraft={() => readDraft(thread.id, mode)}
        onType={(text) => keepDraft(thread.id, mode, text)}
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
