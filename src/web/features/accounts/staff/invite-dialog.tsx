import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { NewStaff } from '#contract/accounts/staff.ts';
import * as copy from '#contract/messages/en/accounts/staff.ts';
import { fill } from '#contract/messages/fill.ts';
import { api, fieldsOf, messageOf } from '../../../lib/http/api.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/offline/drafts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { errorsIn } from './form-errors.ts';
import { refreshStaff } from './staff.ts';

const draft = 'invite';

/**
 * Name, address and role; what was typed is there again when the dialog is opened anew. A default export, fetched when
 * asked for.
 */
export default function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const send = useMutation({
    mutationFn: (person: NewStaff) => api.staff.invite(person),
    onSuccess: ({ email }) => {
      dropDraft(draft);
      refreshStaff();
      showToast({ title: fill(copy.invitationSent, { email }) });
      onClose();
    },
    onError: (error) => {
      setErrors(fieldsOf(error));
      if (Object.keys(fieldsOf(error)).length === 0) setFailure(messageOf(error));
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (send.isPending) return;
    const { values, errors: wrong } = errorsIn(NewStaff, event.currentTarget);
    setErrors(wrong);
    setFailure(null);
    if (values) send.mutate(values);
  };
  const edit = (event: FormEvent<HTMLFormElement>) => {
    keepDraft(draft, Object.fromEntries(new FormData(event.currentTarget)));
    const { name } = event.target as HTMLInputElement; // a field of this form
    if (errors[name]) setErrors({ ...errors, [name]: '' });
  };
  const footer = (
    <FormButtons form={formId} act={copy.sendInvitation} doing={copy.sending} busy={send.isPending} onLeave={onClose} />
  );
  return (
    <Dialog open={open} onClose={onClose} title={copy.inviteSomebody} footer={footer}>
      <form id={formId} noValidate onSubmit={submit} onInput={edit} className="grid gap-4">
        {failure && <Banner tone="danger">{failure}</Banner>}
        <InviteFields errors={errors} />
      </form>
    </Dialog>
  );
}

/** Mounted anew each time the dialog opens: then what was typed before is read. */
function InviteFields({ errors }: { errors: Record<string, string> }) {
  const [kept] = useState(() => readDraft(draft));
  return (
    <>
      <Field label={copy.fullName} required error={errors.name}>
        <TextInput name="name" autoComplete="off" defaultValue={kept.name ?? ''} />
      </Field>
      <Field label={copy.emailAddress} required error={errors.email} hint={copy.inviteHint}>
        <TextInput name="email" type="email" inputMode="email" autoComplete="off" defaultValue={kept.email ?? ''} />
      </Field>
      <Field label={copy.role} required error={errors.role} hint={copy.roleHint}>
        <NativeSelect name="role" defaultValue={kept.role ?? 'agent'}>
          <option value="agent">{copy.agent}</option>
          <option value="admin">{copy.admin}</option>
        </NativeSelect>
      </Field>
    </>
  );
}
