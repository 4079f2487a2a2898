import * as copy from '#contract/messages/en/bulk.ts';
import * as contractors from '#contract/messages/en/contractors.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { FieldsProps } from './deed-fields.tsx';
import { areZips, zipsIn } from './typed-deed.ts';

/** ZIP codes and cities, written as in a contractor's own form. */
export function AreaFields({ typed, change }: FieldsProps) {
  return (
    <>
      <p className="text-ink-2">{copy.areaLead}</p>
      <Field
        label={contractors.zipsServed}
        hint={contractors.zipsHint}
        error={areZips(zipsIn(typed.zips)) ? undefined : contractors.zipsWrong}
      >
        <TextInput
          name="zips"
          value={typed.zips}
          autoComplete="off"
          onChange={({ target }) => change({ zips: target.value })}
        />
      </Field>
      <Field label={contractors.citiesServed} hint={contractors.citiesHint}>
        <TextInput
          name="cities"
          value={typed.cities}
          autoComplete="off"
          placeholder={contractors.citiesExample}
          onChange={({ target }) => change({ cities: target.value })}
        />
      </Field>
    </>
  );
}
