import type { ReactNode } from 'react';
import { errorsIn } from './check.ts';
import { PlainInput } from './step-input.tsx';
import { allFields, shown } from './steps.ts';
import { emptyValues, type FieldName, fieldNames, isRequired, sentAs } from './values.ts';

/** The form's questions one by one, for whoever fills them in another way than by its steps. */
export const formQuestions = allFields.map((field) => ({
  name: field.name,
  label: field.label,
  shown: (value: string) => shown(field.name, value),
  errorOf: (value: string): string | undefined => errorsIn({ ...emptyValues, [field.name]: value })[field.name],
  sent: (value: string) => sentAs(field.name, value),
  control: (value: string, onChange: (value: string) => void): ReactNode => (
    <PlainInput field={field} value={value} onChange={onChange} />
  ),
}));

/** Without these a property is not saved. */
export const neededFields: readonly FieldName[] = fieldNames.filter(isRequired);
