import { useFormState, useWatch } from 'react-hook-form';
import * as copy from '#contract/messages/en/contractors.ts';
import { fill } from '#contract/messages/fill.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FieldError } from '../../ui/form/field-look.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { ContractorFormOf } from './contractor-fields.tsx';
import { endsNextDay } from './working-days.ts';

/** One weekday: closed, or from one time to another. */
export function DayHours({ form, day, name }: { form: ContractorFormOf; day: number; name: string }) {
  const { control, register } = form;
  const at = `working_hours.days.${day}` as const;
  const { errors } = useFormState({ control });
  const value = useWatch({ control, name: at });
  const error = errors.working_hours?.days?.[day]?.to?.message;
  const invalid = error ? { 'aria-invalid': true, 'aria-describedby': `${at}-error` } : {};
  return (
    <div className="grid gap-1 sm:grid-cols-[9rem_1fr] sm:items-center">
      <Checkbox {...register(`${at}.open`)} label={name} />
      {value?.open ? (
        <div className="flex flex-wrap items-center gap-2">
          <TextInput
            {...register(`${at}.from`)}
            {...invalid}
            type="time"
            aria-label={fill(copy.dayFrom, { day: name })}
            className="w-32! max-sm:w-auto! max-sm:min-w-32 max-sm:grow"
          />
          <span aria-hidden="true">–</span>
          <TextInput
            {...register(`${at}.to`)}
            {...invalid}
            type="time"
            aria-label={fill(copy.dayTo, { day: name })}
            className="w-32! max-sm:w-auto! max-sm:min-w-32 max-sm:grow"
          />
          {endsNextDay(value) && <span className="text-meta text-ink-2">{copy.nextDay}</span>}
        </div>
      ) : (
        <span className="text-meta text-ink-3 max-sm:pl-8">{copy.closedDay}</span>
      )}
      {error && (
        <div className="sm:col-start-2">
          <FieldError id={`${at}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
