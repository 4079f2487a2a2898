import { useState } from 'react';
import { NewPassword } from '#contract/accounts/account-forms.ts';
import * as copy from '#contract/messages/en/accounts/passwords.ts';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { PasswordRules } from './password-rules.tsx';

export type NewPasswordErrors = { newPassword?: string | undefined; confirmation?: string | undefined };

/**
 * A new password twice, its rules ticked off as it is typed. The fields are the form's: `newPassword`, `confirmation`.
 */
export function NewPasswordFields({
  errors,
  onEdit,
  onLeave,
}: {
  errors: NewPasswordErrors;
  onEdit: (field: keyof NewPasswordErrors) => void;
  onLeave: (found: NewPasswordErrors) => void;
}) {
  const [typed, setTyped] = useState('');
  return (
    <>
      <div className="grid gap-2">
        <Field label={copy.newPassword} required error={errors.newPassword}>
          <PasswordInput
            name="newPassword"
            autoComplete="new-password"
            enterKeyHint="next"
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              onEdit('newPassword');
            }}
            onBlur={({ currentTarget: { value } }) =>
              value && onLeave({ ...errors, newPassword: passwordError(value) })
            }
          />
        </Field>
        <PasswordRules password={typed} />
      </div>
      <Field label={copy.confirmNewPassword} required error={errors.confirmation}>
        <PasswordInput
          name="confirmation"
          autoComplete="new-password"
          enterKeyHint="go"
          onChange={() => onEdit('confirmation')}
          onBlur={({ currentTarget: { value } }) =>
            value && onLeave({ ...errors, confirmation: value === typed ? undefined : copy.passwordsDiffer })
          }
        />
      </Field>
    </>
  );
}

/** What is wrong with both, and the password itself. */
export function readNewPassword(form: HTMLFormElement): { errors: NewPasswordErrors; newPassword: string } {
  const data = new FormData(form);
  const newPassword = String(data.get('newPassword') ?? '');
  const same = newPassword === String(data.get('confirmation') ?? '');
  return {
    newPassword,
    errors: { newPassword: passwordError(newPassword), confirmation: same ? undefined : copy.passwordsDiffer },
  };
}

const passwordError = (password: string) => NewPassword.safeParse(password).error?.issues[0]?.message;
