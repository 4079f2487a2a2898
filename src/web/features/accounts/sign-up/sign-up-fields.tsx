import { useFormState, useWatch } from 'react-hook-form';
import { smsConsent } from '#contract/enquiries/form-words.ts';
import * as copy from '#contract/messages/en/accounts/sign-up.ts';
import { maskedField } from '../../../lib/forms/masked-field.ts';
import { formatPhone, formatZip } from '../../../lib/forms/masks.ts';
import { Fill } from '../../../ui/fill.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { PasswordRules } from '../passwords/password-rules.tsx';
import { StateOptions } from '../profile/state-options.tsx';
import type { SignUpFormOf } from './sign-up-form.tsx';

/** Who signs up and how to reach them. */
export function PersonFields({ form: { control, register } }: { form: SignUpFormOf }) {
  const { errors } = useFormState({ control });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={copy.firstName} required error={errors.firstName?.message}>
        <TextInput {...register('firstName')} autoComplete="given-name" enterKeyHint="next" />
      </Field>
      <Field label={copy.lastName} required error={errors.lastName?.message}>
        <TextInput {...register('lastName')} autoComplete="family-name" enterKeyHint="next" />
      </Field>
      <Field label={copy.companyName} error={errors.companyName?.message} className="sm:col-span-2">
        <TextInput {...register('companyName')} autoComplete="organization" enterKeyHint="next" />
      </Field>
      <Field label={copy.emailAddress} required error={errors.email?.message}>
        <TextInput
          {...register('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
        />
      </Field>
      <Field label={copy.phoneNumber} required error={errors.phone?.message}>
        <TextInput
          {...maskedField(formatPhone, register('phone'))}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="(555) 123-4567"
          enterKeyHint="next"
        />
      </Field>
    </div>
  );
}

export function AddressFields({ form: { control, register } }: { form: SignUpFormOf }) {
  const { errors } = useFormState({ control });
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <Field label={copy.mailingAddress} required error={errors.propertyAddress?.message} className="sm:col-span-6">
        <TextInput {...register('propertyAddress')} autoComplete="street-address" enterKeyHint="next" />
      </Field>
      <Field label={copy.city} required error={errors.propertyCity?.message} className="sm:col-span-2">
        <TextInput {...register('propertyCity')} autoComplete="address-level2" enterKeyHint="next" />
      </Field>
      <Field label={copy.state} required error={errors.propertyState?.message} className="sm:col-span-2">
        <NativeSelect {...register('propertyState')} autoComplete="address-level1">
          <StateOptions />
        </NativeSelect>
      </Field>
      <Field label={copy.zipCode} required error={errors.propertyZip?.message} className="sm:col-span-2">
        <TextInput
          {...maskedField(formatZip, register('propertyZip'))}
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="02199"
          enterKeyHint="next"
        />
      </Field>
    </div>
  );
}

export function PasswordField({ form: { control, register } }: { form: SignUpFormOf }) {
  const { errors } = useFormState({ control });
  const password = useWatch({ control, name: 'password' });
  return (
    <div className="grid gap-2">
      <Field label={copy.password} required error={errors.password?.message}>
        <PasswordInput
          {...register('password')}
          autoComplete="new-password"
          placeholder={copy.passwordPlaceholder}
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
          <Fill
            of={copy.agreeToTerms}
            with={{
              terms: <Legal href="/terms">{copy.termsOfService}</Legal>,
              privacy: <Legal href="/privacy">{copy.privacyPolicy}</Legal>,
            }}
          />
        }
      />
      <Checkbox {...register('smsOptIn')} label={copy.textMessages} hint={smsConsent} />
    </div>
  );
}

function Legal({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="text-primary-text underline">
      {children}
      <span className="sr-only"> {copy.opensInNewTab}</span>
    </a>
  );
}
