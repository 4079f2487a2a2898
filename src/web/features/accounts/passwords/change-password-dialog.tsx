import { type FormEvent, useId, useState } from 'react';
import * as copy from '#contract/messages/en/accounts/passwords.ts';
import { AuthError, callAuth } from '../../../lib/http/auth-call.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { forgetSessionList } from '../sessions/sessions.ts';
import { type NewPasswordErrors, NewPasswordFields, readNewPassword } from './new-password-fields.tsx';

type Errors = NewPasswordErrors & { currentPassword?: string | undefined };

/** Current, new and once more. A default export, so that it comes when asked for. */
export default function ChangePasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const [state, setState] = useState<'typing' | 'saving' | 'done'>('typing');
  const close = () => {
    setState('typing');
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={copy.changePassword}
      footer={
        state === 'done' ? (
          <Button variant="primary" onClick={close}>
            {copy.done}
          </Button>
        ) : (
          <FormButtons
            form={formId}
            act={copy.updatePassword}
            doing={copy.updating}
            busy={state === 'saving'}
            onLeave={close}
          />
        )
      }
    >
      {state === 'done' ? (
        <Banner tone="success">{copy.passwordUpdated}</Banner>
      ) : (
        <ChangeForm id={formId} busy={state === 'saving'} onState={setState} />
      )}
    </Dialog>
  );
}

function ChangeForm({
  id,
  busy,
  onState,
}: {
  id: string;
  busy: boolean;
  onState: (state: 'typing' | 'saving' | 'done') => void;
}) {
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const currentPassword = String(new FormData(form).get('currentPassword') ?? '');
    const { newPassword, errors: wrong } = readNewPassword(form);
    const found: Errors = {
      currentPassword: currentPassword.trim() ? undefined : copy.currentPasswordRequired,
      ...wrong,
    };
    setErrors(found);
    setFailure(null);
    const firstBad = order.find((name) => found[name]);
    if (firstBad) return (form.elements.namedItem(firstBad) as HTMLInputElement).focus(); // a field of this form
    onState('saving');
    try {
      const body = { currentPassword, newPassword, revokeOtherSessions: true };
      await callAuth('POST', 'change-password', { body, session: 'exchanged' });
      forgetSessionList();
      onState('done');
    } catch (error) {
      const wrongPassword = error instanceof AuthError && error.code === 'INVALID_PASSWORD';
      if (wrongPassword) setErrors({ currentPassword: copy.wrongCurrentPassword });
      else if (error instanceof AuthError && error.code === 'WEAK_PASSWORD') setErrors({ newPassword: error.message });
      else setFailure(error instanceof AuthError && error.status === 429 ? error.message : copy.updateFailedTryAgain);
      onState('typing');
    }
  };
  const edit = (field: keyof Errors) => errors[field] && setErrors({ ...errors, [field]: undefined });
  return (
    <form id={id} method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Field label={copy.currentPassword} required error={errors.currentPassword}>
        <PasswordInput
          name="currentPassword"
          autoComplete="current-password"
          enterKeyHint="next"
          onInput={() => edit('currentPassword')}
        />
      </Field>
      <NewPasswordFields errors={errors} onEdit={edit} onLeave={(wrong) => setErrors({ ...errors, ...wrong })} />
    </form>
  );
}

const order = ['currentPassword', 'newPassword', 'confirmation'] as const;
