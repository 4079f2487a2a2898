import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { Paper } from '#contract/contractors/contractors.ts';
import * as copy from '#contract/messages/en/contractors.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ContractorFormOf } from './contractor-fields.tsx';
import { DayHours } from './day-hours.tsx';
import { HolidayRows } from './holiday-rows.tsx';

/** When they work, where, and what proves that they may. Closed at first: none of it is needed to begin. */
export function MoreFields({
  form,
  inUse,
  document,
  onChanged,
}: {
  form: ContractorFormOf;
  /** Something of it is filled in already. */
  inUse: boolean;
  /** The document beside an expiry date, where one can be kept. */
  document?: ((kind: Paper['kind']) => ReactNode) | undefined;
  /** Something changed that fires no event of the form. */
  onChanged: () => void;
}) {
  const { register, control } = form;
  const { errors } = useFormState({ control });
  const [open, setOpen] = useState(inUse);
  const wrong =
    errors.working_hours ??
    errors.service_zips ??
    errors.service_cities ??
    errors.holidays ??
    errors.insurance_expires_on ??
    errors.license_expires_on;
  return (
    <details
      open={open || Boolean(wrong)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-control border border-line"
    >
      <summary className="flex cursor-pointer list-none items-center justify-between gap-3 rounded-control p-3 text-label hover:bg-surface-2 touch:min-h-11">
        {copy.moreTitle}
        <Icon of={ChevronDown} className="text-ink-2 transition-transform duration-120 group-open:rotate-180" />
      </summary>
      <div className="grid gap-6 p-3 pt-1">
        <p className="text-meta text-ink-2">{copy.moreExplained}</p>
        <Hours form={form} />
        <Field label={copy.zipsServed} error={listError(errors.service_zips)} hint={copy.zipsHint}>
          <TextInput {...register('service_zips')} autoComplete="off" placeholder="97365, 97366" />
        </Field>
        <Field label={copy.citiesServed} error={listError(errors.service_cities)} hint={copy.citiesHint}>
          <TextInput {...register('service_cities')} autoComplete="off" placeholder={copy.citiesExample} />
        </Field>
        <HolidayRows form={form} onChanged={onChanged} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={copy.insuranceNumber} error={errors.insurance_number?.message}>
            <TextInput {...register('insurance_number')} maxLength={100} autoComplete="off" />
          </Field>
          <Field label={copy.insuranceExpires} error={errors.insurance_expires_on?.message}>
            <TextInput {...register('insurance_expires_on')} type="date" />
            {document?.('insurance')}
          </Field>
          <Field label={copy.licenseNumber} error={errors.license_number?.message}>
            <TextInput {...register('license_number')} maxLength={100} autoComplete="off" />
          </Field>
          <Field label={copy.licenseExpires} error={errors.license_expires_on?.message}>
            <TextInput {...register('license_expires_on')} type="date" />
            {document?.('license')}
          </Field>
        </div>
      </div>
    </details>
  );
}

/** The wrong one is somewhere in the list; the field says it once. */
function listError(error: { message?: string } | readonly unknown[] | undefined): string | undefined {
  if (!error) return undefined;
  const one: unknown = Array.isArray(error) ? error.find(Boolean) : error;
  return typeof one === 'object' && one !== null && 'message' in one ? String(one.message) : undefined;
}

const week = [
  [1, copy.monday],
  [2, copy.tuesday],
  [3, copy.wednesday],
  [4, copy.thursday],
  [5, copy.friday],
  [6, copy.saturday],
  [0, copy.sunday],
] as const;

function Hours({ form }: { form: ContractorFormOf }) {
  const { errors } = useFormState({ control: form.control });
  const always = useWatch({ control: form.control, name: 'working_hours.always' });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-label">{copy.workingHours}</legend>
      <Checkbox
        {...form.register('working_hours.always')}
        label={copy.anyTime}
        error={errors.working_hours?.always?.message}
      />
      {!always && week.map(([day, name]) => <DayHours key={day} form={form} day={day} name={name} />)}
    </fieldset>
  );
}
