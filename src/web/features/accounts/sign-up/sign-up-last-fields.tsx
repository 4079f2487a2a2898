import { useFormState, useWatch } from 'react-hook-form';
import { smsConsent } from '#contract/enquiries/form-words.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { PasswordRules } from '../passwords/password-rules.tsx';
import type { SignUpFormOf } from './sign-up-form.tsx';

export function PasswordField({ form: { control, register } }: { form: SignUpFormOf }) {
  const { errors } = useFormState({ control });
  const password = useWatch({ control, name: 'password' });
  return (
    <div className="grid gap-2">
      <Field label="Password" required error={errors.password?.message}>
        <PasswordInput
          {...register('password')}
          autoComplete="new-password"
          placeholder="Minimum 8 characters"
          enterKeyHint="done"
        />
      </Field>
      <PasswordRules password={password ?? ''} />
    </div>
  );
}

/** The terms open in a tab of their own, so that nothing typed here is lost. */
export function ConsentFields({ form: { control, register } }: { form: SignUpFormOf }) {
  const { errors } = useFormState({ control });
  return (
    <div className="grid gap-4">
      <Checkbox
        {...register('agreeToTerms')}
        error={errors.agreeToTerms?.message}
        label={
          <>
            I agree to the <Legal href="/terms">Terms of Service</Legal> and the{' '}
            <Legal href="/privacy">Privacy Policy</Legal>
          </>
        }
      />
      <Checkbox {...register('smsOptIn')} label="Send me text messages about my account (optional)" hint={smsConsent} />
    </div>
  );
}

function Legal({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="text-primary-text underline">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
