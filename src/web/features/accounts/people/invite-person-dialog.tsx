import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { NewInvitation } from '#contract/accounts/people.ts';
import { type MemberRole, memberRoleLabels, memberRoleNotes, memberRoles } from '#contract/enumerations/people.ts';
import * as copy from '#contract/messages/en/accounts/people.ts';
import { fill } from '#contract/messages/fill.ts';
import { api, fieldsOf, messageOf } from '../../../lib/http/api.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/offline/drafts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { refreshPeople } from './people.ts';

const draft = 'invite-person';

/** Address, role and codes; what was typed is there again when it is opened anew. A default export, fetched when asked for. */
export default function InvitePersonDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const send = useMutation({
    mutationFn: (person: NewInvitation) => api.people.invite(person),
    onSuccess: ({ email }) => {
      dropDraft(draft);
      void refreshPeople();
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
    const data = new FormData(event.currentTarget);
    const parsed = NewInvitation.safeParse({ ...Object.fromEntries(data), codes: data.has('codes') });
    setFailure(null);
    setErrors(Object.fromEntries(parsed.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []));
    if (parsed.success) return send.mutate(parsed.data);
    const first = event.currentTarget.elements.namedItem(String(parsed.error.issues[0]?.path[0]));
    if (first instanceof HTMLElement) first.focus();
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
    <Dialog open={open} onClose={onClose} title={copy.invitePerson} footer={footer}>
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
  const [role, setRole] = useState<MemberRole>(memberRoles.find((one) => one === kept.role) ?? 'manager');
  const [codes, setCodes] = useState(kept.role ? kept.codes !== undefined : true);
  const choose = (next: MemberRole) => {
    setRole(next);
    setCodes(next === 'manager' || next === 'owner');
  };
  return (
    <>
      <Field label={copy.emailAddress} required error={errors.email} hint={copy.emailHint}>
        <TextInput name="email" type="email" inputMode="email" autoComplete="off" defaultValue={kept.email ?? ''} />
      </Field>
      <Field label={copy.role} required error={errors.role} hint={memberRoleNotes[role]}>
        <NativeSelect
          name="role"
          value={role}
          onChange={({ currentTarget: { value } }) => choose(value as MemberRole)} // one of its options
        >
          {memberRoles.map((one) => (
            <option key={one} value={one}>
              {memberRoleLabels[one]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Switch
        name="codes"
        label={copy.seesCodes}
        hint={role === 'owner' ? copy.ownersSeeCodes : copy.seesCodesHint}
        checked={codes}
        disabled={role === 'owner'}
        onChange={(event) => setCodes(event.currentTarget.checked)}
      />
    </>
  );
}
