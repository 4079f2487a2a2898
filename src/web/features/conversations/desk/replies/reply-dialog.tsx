import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { unknownVariable } from '#contract/conversations/reply-variables.ts';
import { type SavedReply, SavedReplyForm } from '#contract/conversations/saved-replies.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/conversations/saved-replies.ts';
import { fill } from '#contract/messages/fill.ts';
import { api, fieldsOf, messageOf } from '../../../../lib/http/api.ts';
import { dropDraft, keepDraft, readDraft } from '../../../../lib/offline/drafts.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { FormButtons } from '../../../../ui/form/form-buttons.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../../ui/overlay/toast.ts';
import { refreshReplies } from './replies.ts';
import { ReplyFields } from './reply-fields.tsx';

/**
 * Writes a saved reply, or another wording of one; what was typed is there again when it is opened anew. A default
 * export, so that it comes when asked for.
 */
export default function ReplyDialog({
  reply,
  isLead,
  open,
  onClose,
}: {
  /** Null for a new one. */
  reply: SavedReply | null;
  isLead: boolean;
  open: boolean;
  onClose: () => void;
}) {
  const formId = useId();
  const draft = `saved-reply.${reply?.id ?? 'new'}`;
  const [kept] = useState(() => readDraft(draft));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useMutation({
    mutationFn: ({ scope, ...fields }: SavedReplyForm) =>
      reply ? api.savedReplies.change({ id: reply.id, ...fields }) : api.savedReplies.create({ scope, ...fields }),
    onSuccess: ({ name }) => {
      dropDraft(draft);
      void refreshReplies();
      showToast({ title: fill(copy.replySaved, { name }) });
      onClose();
    },
    onError: (error) => setErrors(fieldsOf(error)),
  });
  const refused = save.error && Object.keys(fieldsOf(save.error)).length === 0;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = { scope: reply?.scope ?? 'own', ...Object.fromEntries(new FormData(form)) };
    const { data, error } = SavedReplyForm.safeParse(typed);
    const wrong = error ? errorsOf(error.issues) : wrongVariable(data.body);
    setErrors(wrong);
    const first = [...form.elements].find((field) => 'name' in field && String(field.name) in wrong);
    if (first instanceof HTMLElement) return first.focus();
    if (data && !save.isPending) save.mutate(data);
    return undefined;
  };
  const edit = (event: FormEvent<HTMLFormElement>) => {
    keepDraft(draft, Object.fromEntries(new FormData(event.currentTarget)));
    const { target } = event;
    if (target instanceof HTMLElement && 'name' in target) setErrors({ ...errors, [String(target.name)]: '' });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={reply ? fill(copy.editReply, { name: reply.name }) : copy.newReply}
      footer={
        <FormButtons
          form={formId}
          act={reply ? common.saveChanges : copy.saveReply}
          doing={copy.saving}
          busy={save.isPending}
          onLeave={onClose}
        />
      }
    >
      <form id={formId} noValidate onSubmit={submit} onInput={edit} className="grid gap-4">
        {refused && <Banner tone="danger">{messageOf(save.error)}</Banner>}
        <ReplyFields first={{ ...reply, ...kept }} errors={errors} choosesScope={!reply && isLead} />
      </form>
    </Dialog>
  );
}

const errorsOf = (issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));

function wrongVariable(body: string): Record<string, string> {
  const variable = unknownVariable(body);
  return variable === undefined ? {} : { body: fill(copy.unknownVariable, { variable }) };
}
