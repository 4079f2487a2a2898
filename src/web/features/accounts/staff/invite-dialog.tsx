import { useId, useState } from 'react';
import { NewStaff } from '#contract/accounts/staff.ts';
import * as copy from '#contract/messages/en/accounts/staff.ts';
import { fill } from '#contract/messages/fill.ts';
import { api } from '../../../lib/http/api.ts';
import { readDraft } from '../../../lib/offline/drafts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useInviteForm } from '../use-invite-form.ts';
import { refreshStaff } from './staff.ts';

const draft = 'invite';

/**
 * Name, address and role; what was typed is there again when the dialog is opened anew. A default export, fetched when
 * asked for.
 */
export default function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const { errors, failure, isSending, submit, edit } = useInviteForm({
    draft,
    schema: NewStaff,
    send: api.staff.invite,
    onSent: (email) => {
      refreshStaff();
      return fill(copy.invitationSent, { email });
    },
    onClose,
  });
  const footer = (
    <FormButtons form={formId} act={copy.sendInvitation} doing={copy.sending} busy={isSending} onLeave={onClose} />
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
