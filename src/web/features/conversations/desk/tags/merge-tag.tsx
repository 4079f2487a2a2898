import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { DeskTag } from '#contract/conversations/chat-tags.ts';
import * as copy from '#contract/messages/en/conversations/tags.ts';
import { fill } from '#contract/messages/fill.ts';
import { fieldsOf, messageOf } from '../../../../lib/http/api.ts';
import { orpc } from '../../../../lib/http/query.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { FormButtons } from '../../../../ui/form/form-buttons.tsx';
import { NativeSelect } from '../../../../ui/form/native-select.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../../ui/overlay/toast.ts';
import { refreshChats } from '../refresh-chats.ts';
import { refreshTags } from './refresh-tags.ts';

/** Says how many chats get another tag, before they do. */
export function MergeTag({ tag, others, onClose }: { tag: DeskTag; others: readonly DeskTag[]; onClose: () => void }) {
  const formId = useId();
  const [into, setInto] = useState('');
  const [error, setError] = useState<string>();
  const merge = useMutation(
    orpc.chatTags.merge.mutationOptions({
      onSuccess: ({ chats }) => {
        refreshTags();
        refreshChats();
        const name = others.find(({ id }) => id === into)?.name ?? '';
        showToast({ title: fill(copy.merged, { count: chats, tag: name }) });
        onClose();
      },
      onError: (refused) => setError(fieldsOf(refused).into ?? messageOf(refused)),
    }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (into === '') setError(copy.sameTag);
    else if (!merge.isPending) merge.mutate({ id: tag.id, into });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={fill(copy.mergeTitle, { tag: tag.name })}
      description={fill(copy.mergeMeans, { count: tag.chats, tag: tag.name })}
      footer={<FormButtons form={formId} act={copy.mergeButton} busy={merge.isPending} onLeave={onClose} />}
    >
      <form id={formId} noValidate onSubmit={send}>
        <Field label={copy.mergeInto} required unmarked error={error}>
          <NativeSelect
            value={into}
            onChange={({ target }) => {
              setInto(target.value);
              setError(undefined);
            }}
          >
            <option value="">{copy.chooseTag}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </form>
    </Dialog>
  );
}
