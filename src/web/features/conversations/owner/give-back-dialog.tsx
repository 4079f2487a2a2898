import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Conversation } from '#contract/conversations/conversations.ts';
import type { GivenBackTo } from '#contract/conversations/owner-chats.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/conversations/owner-chats.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { orpc } from '../../../lib/http/query.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { RadioGroup } from '../../../ui/form/radio-group.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { keepDraft, readDraft } from '../drafts.ts';
import { summaryOf } from './owner-summary.ts';

const options = [
  { value: 'assistant', label: copy.toAssistant, hint: copy.toAssistantMeans },
  { value: 'team', label: copy.toTeam, hint: copy.toTeamMeans },
] as const;

/** To whom the chat goes, and what the team should know. What is typed is kept until it is given back. */
export function GiveBackDialog({
  thread,
  open,
  onClose,
  onGiven,
}: {
  thread: Conversation;
  open: boolean;
  onClose: () => void;
  onGiven: (now: Conversation) => void;
}) {
  const formId = useId();
  const [to, setTo] = useState<GivenBackTo>('assistant');
  const [typed, setTyped] = useState<string | null>(() => readDraft(thread.id, 'summary') || null);
  const summary = typed ?? summaryOf(thread.messages);
  const give = useMutation(
    orpc.ownerChats.giveBack.mutationOptions({
      onSuccess: (now) => {
        keepDraft(thread.id, 'summary', '');
        setTyped(null);
        onClose();
        onGiven(now);
        showToast({ title: to === 'team' ? copy.givenToTeam : copy.givenToAssistant });
      },
    }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!give.isPending) give.mutate({ id: thread.id, to, summary });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.giveBackTitle}
      footer={<FormButtons form={formId} act={copy.giveBack} busy={give.isPending} onLeave={onClose} />}
    >
      <form id={formId} onSubmit={send} className="grid gap-4">
        {give.error && <Banner tone="danger">{messageOf(give.error)}</Banner>}
        <RadioGroup legend={copy.giveBackTo} name={`${formId}-to`} options={options} value={to} onChange={setTo} />
        <Field label={copy.summaryLabel} hint={copy.summaryHint}>
          <TextArea
            rows={4}
            value={summary}
            maxLength={limits.noteLength}
            onChange={({ target }) => {
              setTyped(target.value);
              keepDraft(thread.id, 'summary', target.value);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
