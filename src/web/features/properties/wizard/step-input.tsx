import type { ChangeEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/properties/wizard.ts';
import { maskedField } from '../../../lib/forms/masked-field.ts';
import { formatZip } from '../../../lib/forms/masks.ts';
import { Field } from '../../../ui/form/field.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { StepField } from './step-shape.ts';
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

function Control({ field, form: { register } }: { field: StepField; form: WizardForm }) {
  const masked = field.kind === 'zip' ? maskedField(formatZip, register('zip')) : {};
  return <QuestionControl field={field} own={{ ...register(field.name), ...masked }} />;
}

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
  const format = field.kind === 'zip' ? formatZip : (typed: string) => typed;
  return <QuestionControl field={field} own={{ value, onChange: ({ target }) => onChange(format(target.value)) }} />;
}

type Own = {
  value?: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => unknown;
};

function QuestionControl({ field, own: given }: { field: StepField; own: Own }) {
  const own = { ...given, placeholder: field.placeholder, autoComplete: 'off' };
  switch (field.kind) {
    case 'line':
      return <TextInput {...own} maxLength={limits.shortText} enterKeyHint="next" />;
    case 'secret':
      return <TextInput {...own} maxLength={limits.shortText} autoCapitalize="none" spellCheck={false} />;
    case 'zip':
      return <TextInput {...own} inputMode="numeric" enterKeyHint="next" />;
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

/** Scrolling past a number must not change it. */
const leave = ({ currentTarget }: { currentTarget: HTMLElement }) => currentTarget.blur();
