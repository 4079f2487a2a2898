import { EyeOff } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/conversations/proposals.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { WhatSendingDoes } from './proposal-text.tsx';
import { type Gap, leftOut, putBack } from './proposal-words.ts';

/**
 * The proposal's words in a field. A secret stands there by its label in brackets; one that was deleted is said, and
 * can be put back.
 */
export function ProposalEditor({
  text,
  gaps,
  will,
  busy,
  takesFocus,
  onText,
  onSend,
  onGiveUp,
}: {
  text: string;
  gaps: readonly Gap[];
  will: readonly string[];
  busy: boolean;
  /** Edit was pressed: one goes on writing here. A page that opens with a kept edit leaves the focus where it is. */
  takesFocus: boolean;
  onText: (text: string) => void;
  onSend: () => void;
  onGiveUp: () => void;
}) {
  const [tried, setTried] = useState(false);
  const empty = text.trim() === '';
  const gone = leftOut(text, gaps);
  const send = () => {
    setTried(true);
    if (!empty) onSend();
  };
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <>
      <Field
        label={copy.replyLabel}
        unmarked
        hint={gaps.length > 0 ? copy.gapsHint : undefined}
        error={tried && empty ? copy.replyNeeded : undefined}
      >
        <TextArea
          ref={takesFocus ? takeFocus : undefined}
          value={text}
          maxLength={limits.messageLength}
          readOnly={busy}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={sendByKeys}
        />
      </Field>
      {gone.map((gap) => (
        <p key={gap.name} role="status" className="flex flex-wrap items-center gap-2 text-meta">
          <Icon of={EyeOff} size={14} />
          {fill(copy.gapLeftOut, { label: gap.label })}
          <Button size="compact" variant="quiet" onClick={() => onText(putBack(text, gap))}>
            {copy.putBack}
          </Button>
        </p>
      ))}
      <WhatSendingDoes will={will} />
      <div className="sticky -bottom-3 -mx-1 -mb-3 flex flex-wrap gap-2 bg-surface-2 px-1 pt-1 pb-3">
        <Button size="compact" variant="primary" busy={busy} onClick={send}>
          {copy.send}
        </Button>
        <Button size="compact" variant="quiet" disabled={busy} onClick={onGiveUp}>
          {copy.discardChanges}
        </Button>
      </div>
    </>
  );
}

const takeFocus = (field: HTMLTextAreaElement | null) => field?.focus();
