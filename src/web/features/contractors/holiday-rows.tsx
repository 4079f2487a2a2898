import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormState } from 'react-hook-form';
import * as copy from '#contract/messages/en/contractors.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ContractorFormOf } from './contractor-fields.tsx';

/** When they are away, a row a holiday. `onChanged`: a row came or went, which fires no event of the form. */
export function HolidayRows({ form, onChanged }: { form: ContractorFormOf; onChanged: () => void }) {
  const { control, register } = form;
  const { errors } = useFormState({ control });
  const { fields, append, remove } = useFieldArray({ control, name: 'holidays' });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-label">{copy.holidays}</legend>
      <p className="text-meta text-ink-2">
        {copy.holidaysExplained} {copy.oneDay}
      </p>
      {fields.map(({ id }, at) => (
        <fieldset
          key={id}
          aria-label={fill(copy.holidayOf, { number: at + 1 })}
          className="grid grid-cols-[1fr_1fr_auto] items-start gap-2 max-sm:grid-cols-[1fr_auto]"
        >
          <Field unmarked label={copy.awayFrom} error={errors.holidays?.[at]?.from?.message}>
            <TextInput {...register(`holidays.${at}.from`)} type="date" />
          </Field>
          <Field
            unmarked
            label={copy.awayTo}
            error={errors.holidays?.[at]?.to?.message}
            className="max-sm:col-start-1 max-sm:row-start-2"
          >
            <TextInput {...register(`holidays.${at}.to`)} type="date" />
          </Field>
          <IconButton
            icon={Trash2}
            label={fill(copy.removeHoliday, { number: at + 1 })}
            className="mt-6.5"
            onClick={() => {
              remove(at);
              onChanged();
            }}
          />
        </fieldset>
      ))}
      <Button
        size="compact"
        className="justify-self-start"
        onClick={() => {
          append({ from: '', to: '' });
          onChanged();
        }}
      >
        <Icon of={Plus} />
        {copy.addHoliday}
      </Button>
    </fieldset>
  );
}
