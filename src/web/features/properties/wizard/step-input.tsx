import type { ChangeEvent } from 'react';
import { type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/properties/wizard.ts';
import { formatZip } from '../../../lib/forms/masks.ts';
import { Field } from '../../../ui/form/field.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { AddressInput } from './address/address-input.tsx';
import { type SuggestedField, suggestedFields } from './address/suggest-address.ts';
import type { StepField } from './step-shape.ts';
import { labelOf } from './steps.ts';
import { isRequired, type Values } from './values.ts';

export type WizardForm = UseFormReturn<Values>;

/** One question with its label, hint and error. */
export function StepInput({ field, form, error }: { field: StepField; form: WizardForm; error: string | undefined }) {
  return (
    <Field label={field.label} hint={field.hint} error={error} required={isRequired(field.name)}>
      <Control field={field} form={form} />
    </Field>
  );
}

function Control({ field, form }: { field: StepField; form: WizardForm }) {
  const part = suggestedFields.find((name) => name === field.name);
  if (part) return <AddressPart part={part} field={field} form={form} />;
  return <QuestionControl field={field} own={form.register(field.name)} />;
}

const addressFields = ['street_address', 'city', 'state', 'zip'] as const;

function AddressPart({ part, field, form }: { part: SuggestedField; field: StepField; form: WizardForm }) {
  const { field: own } = useController({ control: form.control, name: part });
  const [street_address, city, state, zip] = useWatch({ control: form.control, name: addressFields });
  return (
    <AddressInput
      {...own}
      {...lineOf(field)}
      field={part}
      onChange={(typed) => own.onChange(formatOf(field)(typed))}
      now={{ street_address, city, state, zip }}
      onFill={(fills) =>
        addressFields.flatMap((name) => {
          const value = fills[name];
          if (!value || form.getValues(name).trim()) return [];
          form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
          return [labelOf(name)];
        })
      }
    />
  );
}

const formatOf = ({ kind }: StepField) => (kind === 'zip' ? formatZip : (typed: string) => typed);

/** The same question outside the wizard's form. */
export function PlainInput({
  field,
  value,
  onChange,
}: {
  field: StepField;
  value: string;
  onChange: (value: string) => void;
}) {
  const part = suggestedFields.find((name) => name === field.name);
  const change = (typed: string) => onChange(formatOf(field)(typed));
  if (part) return <AddressInput {...lineOf(field)} field={part} value={value} onChange={change} />;
  return <QuestionControl field={field} own={{ value, onChange: ({ target }) => change(target.value) }} />;
}

type Own = {
  value?: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => unknown;
};

function QuestionControl({ field, own: given }: { field: StepField; own: Own }) {
  const own = { ...given, ...every(field) };
  switch (field.kind) {
    case 'line':
      return <TextInput {...own} {...lineOf(field)} />;
    case 'secret':
      return <TextInput {...own} maxLength={limits.shortText} autoCapitalize="none" spellCheck={false} />;
    case 'zip':
      return <TextInput {...own} {...lineOf(field)} />;
    case 'text':
      return <TextArea {...own} rows={2} maxLength={limits.longText} />;
    case 'number': {
      const { min, max, step = 1 } = field.range;
      const keys = step < 1 ? 'decimal' : 'numeric';
      return <TextInput {...own} type="number" inputMode={keys} min={min} max={max} step={step} onWheel={leave} />;
    }
    case 'choice':
      return (
        <NativeSelect {...own}>
          <option value="">{copy.select}</option>
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      );
  }
}

const every = ({ placeholder }: StepField) => ({ placeholder, autoComplete: 'off' });

/** How one line is typed. */
const lineOf = (field: StepField) => ({
  ...every(field),
  ...(field.kind === 'zip' ? { inputMode: 'numeric' as const } : { maxLength: limits.shortText }),
  enterKeyHint: 'next' as const,
});

/** Scrolling past a number must not change it. */
const leave = ({ currentTarget }: { currentTarget: HTMLElement }) => currentTarget.blur();
