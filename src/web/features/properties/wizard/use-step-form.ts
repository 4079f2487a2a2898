import { useState } from 'react';
import { type FieldErrors as FormErrors, useForm } from 'react-hook-form';
import { errorsIn, type FieldErrors } from './check.ts';
import type { WizardForm } from './step-input.tsx';
import { steps } from './steps.ts';
import { emptyValues, type FieldName, fieldNames, type Values } from './values.ts';

/** The fields of all six steps as one form: checked when a field is left, then with every key until it is right. */
export function useStepForm(values: Values = emptyValues): WizardForm {
  return useForm<Values>({
    mode: 'onTouched',
    reValidateMode: 'onChange',
    defaultValues: values,
    shouldFocusError: false,
    resolver: (typed) => {
      const errors = errorsIn(typed);
      return Object.keys(errors).length > 0
        ? { values: {}, errors: formErrors(errors) }
        : { values: typed, errors: {} };
    },
  });
}

/**
 * Puts values into the fields, one by one. Not by a reset: it forgets which fields are on screen, and they are not
 * registered again, as nothing of theirs changed.
 */
export function fillForm(form: WizardForm, values: Values): void {
  for (const name of fieldNames) form.setValue(name, values[name]);
  form.clearErrors();
}

/** Which step is open, from 0. A step opens with its heading in focus. */
export function useStep(first = 0) {
  const [step, setStep] = useState(first);
  const [moves, setMoves] = useState(0);
  return {
    step,
    /** Changes with each move, so that the heading can take the focus. */
    moves,
    moveTo: (next: number) => {
      setStep(next);
      setMoves((count) => count + 1);
    },
    /** Without moving the focus: a field will take it. */
    showStep: setStep,
  };
}

export const namesIn = (step: number): FieldName[] => steps[step]?.fields.map(({ name }) => name) ?? [];

const formErrors = (errors: FieldErrors): FormErrors<Values> =>
  Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, { type: 'contract', message }]));
