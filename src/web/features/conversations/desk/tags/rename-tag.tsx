import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { tagLimits } from '#contract/conversations/chat-tag.ts';
import type { DeskTag } from '#contract/conversations/chat-tags.ts';
import { type TagTone, tagToneLabels, tagTones } from '#contract/enumerations/desk.ts';
import * as copy from '#contract/messages/en/conversations/tags.ts';
import { fill } from '#contract/messages/fill.ts';
import { fieldsOf, messageOf } from '../../../../lib/http/api.ts';
import { orpc } from '../../../../lib/http/query.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { FormButtons } from '../../../../ui/form/form-buttons.tsx';
import { NativeSelect } from '../../../../ui/form/native-select.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { showFailure, showToast } from '../../../../ui/overlay/toast.ts';
import { refreshChats } from '../refresh-chats.ts';
import { refreshTags } from './refresh-tags.ts';

/** Another name or another color, on all chats that have the tag. */
export function RenameTag({ tag, onClose }: { tag: DeskTag; onClose: () => void }) {
  const formId = useId();
  const [name, setName] = useState(tag.name);
  const [tone, setTone] = useState<TagTone>(tag.tone);
  const [error, setError] = useState<string>();
  const save = useMutation(
    orpc.chatTags.edit.mutationOptions({
      onSuccess: () => {
        refreshTags();
        refreshChats();
        showToast({
          title: fill(copy.saved, { tag: name.trim() }),
          undo: () => back.mutate({ id: tag.id, name: tag.name, tone: tag.tone }),
        });
        onClose();
      },
      onError: (refused) => setError(fieldsOf(refused).name ?? messageOf(refused)),
    }),
  );
  const back = useMutation(
    orpc.chatTags.edit.mutationOptions({
      onSuccess: () => {
        refreshTags();
        refreshChats();
      },
      onError: (refused) => showFailure(messageOf(refused)),
    }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') setError(copy.nameNeeded);
    else if (!save.isPending) save.mutate({ id: tag.id, name, tone });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={fill(copy.renameTag, { tag: tag.name })}
      footer={<FormButtons form={formId} act={copy.save} doing={copy.saving} busy={save.isPending} onLeave={onClose} />}
    >
      <form id={formId} noValidate onSubmit={send} className="grid gap-4">
        <Field label={copy.newName} required unmarked error={error}>
          <TextInput
            value={name}
            maxLength={tagLimits.nameLength}
            onChange={({ target }) => {
              setName(target.value);
              setError(undefined);
            }}
          />
        </Field>
        <Field label={copy.color} required unmarked>
          <NativeSelect
            value={tone}
            onChange={({ target }) => setTone(tagTones.find((one) => one === target.value) ?? tone)}
          >
            {tagTones.map((one) => (
              <option key={one} value={one}>
                {tagToneLabels[one]}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </form>
    </Dialog>
  );
}
