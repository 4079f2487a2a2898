import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/stays.ts';
import { fill } from '#contract/messages/fill.ts';
import { isCallable, phoneUnreadable } from '#contract/phones.ts';
import { Field } from '../../ui/form/field.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { LoadFailed } from '../../ui/page/load-failed.tsx';
import type { FilledStay, StayFields } from './stay-form.ts';
import type { StayHouses } from './stay-houses.ts';

export type StayFormOf = UseFormReturn<StayFields, unknown, FilledStay>;

/** `fixed` is the name of the property that the stay is at already. */
export function StayFieldset({
  form,
  fixed,
  houses,
  keptPhone,
}: {
  form: StayFormOf;
  fixed?: string | undefined;
  houses: StayHouses;
  /** Of a stay that is changed; what can't be called is said so. */
  keptPhone?: string | null | undefined;
}) {
  const { register, control } = form;
  const { errors } = useFormState({ control });
  const [checkIn, phone] = useWatch({ control, name: ['check_in', 'guest_phone'] });
  const isOld = keptPhone && phone === keptPhone && !isCallable(keptPhone);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fixed ? (
        <p className="text-ink-2 sm:col-span-2">{fill(copy.atProperty, { property: fixed })}</p>
      ) : (
        <PropertyField form={form} houses={houses} />
      )}
      <Field label={copy.guestName} required error={errors.guest_name?.message} className="sm:col-span-2">
        <TextInput {...register('guest_name')} maxLength={limits.nameLength} autoComplete="off" />
      </Field>
      <Field label={copy.checkIn} required error={errors.check_in?.message}>
        <TextInput type="date" {...register('check_in')} />
      </Field>
      <Field label={copy.checkOut} required error={errors.check_out?.message}>
        <TextInput type="date" min={checkIn || undefined} {...register('check_out')} />
      </Field>
      <Field label={common.email} error={errors.guest_email?.message} hint={copy.emailHint}>
        <TextInput
          {...register('guest_email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field
        label={common.phone}
        error={errors.guest_phone?.message ?? (isOld ? phoneUnreadable : undefined)}
        hint={copy.phoneHint}
      >
        <TextInput {...register('guest_phone')} type="tel" inputMode="tel" maxLength={40} autoComplete="off" />
      </Field>
    </div>
  );
}

function PropertyField({ form: { register, control }, houses }: { form: StayFormOf; houses: StayHouses }) {
  const { errors } = useFormState({ control });
  const { query, rows } = houses;
  if (query.isError && rows.length === 0)
    return (
      <LoadFailed className="text-danger-text sm:col-span-2" onRetry={() => void query.refetch()}>
        {copy.propertiesFailed}
      </LoadFailed>
    );
  return (
    // The choices come after the form: it is drawn anew with them, so that what was chosen before is chosen again.
    <Field
      label={common.property}
      required
      error={errors.property_id?.message}
      className="sm:col-span-2"
      key={rows.length}
    >
      <NativeSelect {...register('property_id')}>
        <option value="">{query.isPending ? copy.loadingProperties : copy.selectProperty}</option>
        {rows.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
