import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { tagLimits } from '#contract/conversations/chat-tag.ts';
import * as copy from '#contract/messages/en/conversations/tags.ts';
import { fill } from '#contract/messages/fill.ts';
import { orpc } from '../../../../lib/http/query.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { FormButtons } from '../../../../ui/form/form-buttons.tsx';
import { SuggestInput } from '../../../../ui/form/suggest-input.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';

const mostShown = 8;

/** A tag that is there, or a new one as it is typed. A default export, so that it comes when it is first wanted. */
export default function TagDialog({
  open,
  title,
  busy,
  error,
  onTyped,
  onTag,
  onClose,
}: {
  open: boolean;
  title: string;
  busy: boolean;
  /** Why the last one was refused. */
  error: string | undefined;
  onTyped: () => void;
  onTag: (name: string) => void;
  onClose: () => void;
}) {
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [empty, setEmpty] = useState(false);
  const tags = useQuery({ ...orpc.chatTags.list.queryOptions(), staleTime: 0 });
  const wanted = typed.trim().toLowerCase();
  const items = (tags.data?.items ?? []).filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, mostShown);
  const send = (name: string) => {
    setEmpty(name.trim() === '');
    if (name.trim() !== '' && !busy) onTag(name);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(typed);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={() => setTyped('')}
      title={title}
      description={copy.tagLead}
      footer={<FormButtons form={formId} act={copy.addTag} doing={copy.adding} busy={busy} onLeave={onClose} />}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={copy.tagLabel} required unmarked error={empty ? copy.nameNeeded : error}>
          <SuggestInput
            value={typed}
            maxLength={tagLimits.nameLength}
            onChange={(now) => {
              setTyped(now);
              setEmpty(false);
              onTyped();
            }}
            label={copy.tags}
            items={items.map((tag) => ({ ...tag, key: tag.id }))}
            wordsOf={({ name, chats }) => ({ words: name, more: fill(copy.onChats, { count: chats }) })}
            onPick={({ name }) => {
              setTyped(name);
              send(name);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
