import { useId, useState } from 'react';
import { NewInvitation } from '#contract/accounts/people.ts';
import { type MemberRole, memberRoleLabels, memberRoleNotes, memberRoles } from '#contract/enumerations/people.ts';
import * as copy from '#contract/messages/en/accounts/people.ts';
import { fill } from '#contract/messages/fill.ts';
import { api } from '../../../lib/http/api.ts';
import { readDraft } from '../../../lib/offline/drafts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useInviteForm } from '../use-invite-form.ts';
import { refreshPeople } from './people.ts';

const draft = 'invite-person';

/** Address, role and codes; what was typed is there again when it is opened anew. A default export, fetched when asked for. */
export default function InvitePersonDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const { errors, failure, isSending, submit, edit } = useInviteForm({
    draft,
    schema: NewInvitation,
    read: (data) => ({ ...Object.fromEntries(data), codes: data.has('codes') }),
    send: api.people.invite,
    onSent: (email) => {
      void refreshPeople();
      return fill(copy.invitationSent, { email });
    },
    onClose,
  });
  const footer = (
    <FormButtons form={formId} act={copy.sendInvitation} doing={copy.sending} busy={isSending} onLeave={onClose} />
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
