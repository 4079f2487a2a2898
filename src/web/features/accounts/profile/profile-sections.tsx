import type { FocusEvent } from 'react';
import { useFormState } from 'react-hook-form';
import * as copy from '#contract/messages/en/accounts/profile.ts';
import * as common from '#contract/messages/en/common.ts';
import { maskedField } from '../../../lib/forms/masked-field.ts';
import { formatPhone, formatZip } from '../../../lib/forms/masks.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { ProfileFormOf } from './profile-form.tsx';
import { StateOptions } from './state-options.tsx';

type Part = { form: ProfileFormOf };

export function PersonalSection({ form: { control, register } }: Part) {
  const { errors } = useFormState({ control });
  return (
    <Card aria-labelledby="personal">
      <CardHeader id="personal" title={copy.personalInformation} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={copy.fullName} required error={errors.full_name?.message}>
          <TextInput {...register('full_name')} autoComplete="name" />
        </Field>
        <Field label={copy.companyName} error={errors.company_name?.message}>
          <TextInput {...register('company_name')} autoComplete="organization" />
        </Field>
      </div>
    </Card>
  );
}

export function ContactSection({
  form: { control, register },
  onLeaveEmail,
}: Part & { onLeaveEmail: (event: FocusEvent<HTMLInputElement>) => void }) {
  const { errors } = useFormState({ control });
  const email = register('email');
  return (
    <Card aria-labelledby="contact">
      <CardHeader id="contact" title={copy.contactInformation} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={copy.emailAddress} required error={errors.email?.message}>
          <TextInput
            {...email}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            onBlur={(event) => {
              void email.onBlur(event);
              onLeaveEmail(event);
            }}
          />
        </Field>
        <Field label={copy.phoneNumber} required error={errors.phone_number?.message}>
          <TextInput
            {...maskedField(formatPhone, register('phone_number'))}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            placeholder="(555) 123-4567"
          />
        </Field>
      </div>
    </Card>
  );
}

export function AddressSection({ form: { control, register } }: Part) {
  const { errors } = useFormState({ control });
  return (
    <Card aria-labelledby="address">
      <CardHeader id="address" title={common.address} />
      <div className="grid gap-4 sm:grid-cols-6">
        <Field label={copy.addressLine1} required error={errors.address_line1?.message} className="sm:col-span-3">
          <TextInput {...register('address_line1')} autoComplete="address-line1" />
        </Field>
        <Field label={copy.addressLine2} error={errors.address_line2?.message} className="sm:col-span-3">
          <TextInput
            {...register('address_line2')}
            autoComplete="address-line2"
            placeholder={copy.addressLine2Placeholder}
          />
        </Field>
        <Field label={copy.city} required error={errors.address_city?.message} className="sm:col-span-2">
          <TextInput {...register('address_city')} autoComplete="address-level2" />
        </Field>
        <Field label={copy.state} required error={errors.address_state?.message} className="sm:col-span-2">
          <NativeSelect {...register('address_state')} autoComplete="address-level1">
            <StateOptions />
          </NativeSelect>
        </Field>
        <Field label={copy.zipCode} required error={errors.address_zip?.message} className="sm:col-span-2">
          <TextInput
            {...maskedField(formatZip, register('address_zip'))}
            inputMode="numeric"
            autoComplete="postal-code"
            placeholder="02199"
          />
        </Field>
      </div>
    </Card>
  );
}
