import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import type { NewContractor } from '#contract/contractors/contractors.ts';
import {
  notificationMethodLabels,
  notificationMethods,
  serviceTypeLabels,
  serviceTypes,
} from '#contract/enumerations/trades.ts';
import { limits } from '#contract/limits.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/contractors.ts';
import * as language from '#contract/messages/en/language.ts';
import { languageNames, peopleLanguages } from '#contract/messages/languages.ts';
import { maskedField } from '../../lib/forms/masked-field.ts';
import { formatPhone } from '../../lib/forms/masks.ts';
import { Field } from '../../ui/form/field.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { ContractorFields as Fields, Found } from './contractor-form.ts';

export type ContractorFormOf = UseFormReturn<Fields, unknown, NewContractor>;

/** What every form of a contractor asks for. */
export function ContractorFields({
  form,
  needsPhone = false,
  found = {},
}: {
  form: ContractorFormOf;
  needsPhone?: boolean;
  found?: Found | undefined;
}) {
  const { register, control } = form;
  const { errors } = useFormState({ control });
  const [phone, email] = useWatch({ control, name: ['phone', 'email'] });
  const wrongIn = (name: keyof Found, value: string | undefined) =>
    errors[name]?.message ?? (found[name]?.value === value ? found[name]?.wrong : undefined);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={copy.companyName} required error={errors.company_name?.message}>
        <TextInput {...register('company_name')} maxLength={limits.nameLength} autoComplete="off" />
      </Field>
      <Field label={copy.serviceType} required error={errors.service_type?.message}>
        <NativeSelect {...register('service_type')}>
          <option value="">{copy.chooseServiceType}</option>
          {serviceTypes.map((type) => (
            <option key={type} value={type}>
              {serviceTypeLabels[type]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={common.phone} required={needsPhone} error={wrongIn('phone', phone)}>
        <TextInput
          {...maskedField(formatPhone, register('phone'))}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          placeholder="(555) 555-5555"
        />
      </Field>
      <Field label={common.email} error={wrongIn('email', email)}>
        <TextInput
          {...register('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={copy.accountNumber} error={errors.account_number?.message}>
        <TextInput {...register('account_number')} maxLength={100} autoComplete="off" />
      </Field>
      <MethodField form={form} needsPhone={needsPhone} />
      <Field label={language.ofContractor} error={errors.language?.message}>
        <NativeSelect {...register('language')}>
          <option value="">{language.asTheyWrite}</option>
          {peopleLanguages.map((name) => (
            <option key={name} value={name} lang={name}>
              {languageNames[name]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={copy.notes} error={errors.notes?.message} className="sm:col-span-2">
        <TextArea {...register('notes')} rows={2} maxLength={limits.longText} />
      </Field>
    </div>
  );
}

function MethodField({ form: { register, control }, needsPhone }: { form: ContractorFormOf; needsPhone: boolean }) {
  const { errors } = useFormState({ control });
  const [method, phone, email] = useWatch({ control, name: ['notification_method', 'phone', 'email'] });
  return (
    <Field
      label={copy.notificationMethod}
      required
      error={errors.notification_method?.message}
      hint={needsPhone ? undefined : unreachableBy(method, { phone, email })}
    >
      <NativeSelect {...register('notification_method')}>
        <option value="">{copy.chooseMethod}</option>
        {notificationMethods.map((name) => (
          <option key={name} value={name}>
            {notificationMethodLabels[name]}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

/** No error: whoever cannot be reached is skipped when a job is offered, and the work order says so. */
function unreachableBy(
  method: string,
  { phone, email }: { phone?: string | undefined; email: string },
): string | undefined {
  if (method === 'email' && !email) return phone ? copy.callsWithoutEmail : copy.emailNeeded;
  if (method && method !== 'email' && !phone) return copy.phoneNeeded;
  return undefined;
}
