import { useFormState } from 'react-hook-form';
import { maskedBy } from '../../../lib/forms/masked-by.ts';
import { formatPhone, formatZip } from '../../../lib/forms/masks.ts';
import { Field } from '../../../ui/form/field.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { StateOptions } from '../profile/state-options.tsx';
import type { SignUpFormOf } from './sign-up-form.tsx';

/** Who signs up and how to reach them. */
export function PersonFields({ form: { control, register } }: { form: SignUpFormOf }) {
  const { errors } = useFormState({ control });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="First Name" required error={errors.firstName?.message}>
        <TextInput {...register('firstName')} autoComplete="given-name" enterKeyHint="next" />
      </Field>
      <Field label="Last Name" required error={errors.lastName?.message}>
        <TextInput {...register('lastName')} autoComplete="family-name" enterKeyHint="next" />
      </Field>
      <Field label="Company Name" error={errors.companyName?.message} className="sm:col-span-2">
        <TextInput {...register('companyName')} autoComplete="organization" enterKeyHint="next" />
      </Field>
      <Field label="Email Address" required error={errors.email?.message}>
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
      <Field label="Phone Number" required error={errors.phone?.message}>
        <TextInput
          {...maskedBy(formatPhone, register('phone'))}
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
      <Field label="Mailing Address" required error={errors.propertyAddress?.message} className="sm:col-span-6">
        <TextInput {...register('propertyAddress')} autoComplete="street-address" enterKeyHint="next" />
      </Field>
      <Field label="City" required error={errors.propertyCity?.message} className="sm:col-span-2">
        <TextInput {...register('propertyCity')} autoComplete="address-level2" enterKeyHint="next" />
      </Field>
      <Field label="State" required error={errors.propertyState?.message} className="sm:col-span-2">
        <NativeSelect {...register('propertyState')} autoComplete="address-level1">
          <StateOptions />
        </NativeSelect>
      </Field>
      <Field label="ZIP Code" required error={errors.propertyZip?.message} className="sm:col-span-2">
        <TextInput
          {...maskedBy(formatZip, register('propertyZip'))}
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="02199"
          enterKeyHint="next"
        />
      </Field>
    </div>
  );
}
