import { type FormEvent, useId, useState } from 'react';
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
      title="Change Password"
      footer={
        state === 'done' ? (
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        ) : (
          <FormButtons
            form={formId}
            act="Update Password"
            doing="Updating..."
            busy={state === 'saving'}
            onLeave={close}
          />
        )
      }
    >
      {state === 'done' ? (
        <Banner tone="success">Password updated successfully</Banner>
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
      currentPassword: currentPassword.trim() ? undefined : 'Current password is required.',
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
      if (wrongPassword) setErrors({ currentPassword: 'This is not your current password.' });
      else if (error instanceof AuthError && error.code === 'WEAK_PASSWORD') setErrors({ newPassword: error.message });
      else setFailure(error instanceof AuthError && error.status === 429 ? error.message : failed);
      onState('typing');
    }
  };
  const edit = (field: keyof Errors) => errors[field] && setErrors({ ...errors, [field]: undefined });
  return (
    <form id={id} method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Field label="Current Password" required error={errors.currentPassword}>
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
const failed = 'Failed to update password. Please try again.';
