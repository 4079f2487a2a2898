import { type AssignedContractor, AssignedContractors } from '#contract/contractors/assigned.ts';
import { locale } from '#contract/messages/en/own.ts';
import * as copy from '#contract/messages/en/properties/wizard.ts';
import { fill } from '#contract/messages/fill.ts';
import { NewProperty } from '#contract/properties/properties.ts';
import type { ImageSlot } from '#contract/properties/property-images.ts';
import { standing } from '../../../lib/forms/refusal.ts';
import type { Range } from './step-shape.ts';
import { allFields, contractorsStep, labelOf, stepOf, steps } from './steps.ts';
import { type FieldName, fieldNames, isRequired, uncheckedFrom, type Values } from './values.ts';

export type FieldErrors = Partial<Record<FieldName, string>>;

/** What the spec says when a step fails (section 5): on Next, on a jump by tab, and on Save. */
export const refusals = {
  next: copy.refusedNext,
  jump: copy.refusedJump,
  save: copy.refusedSave,
} as const;

/** What is wrong with each field, in the contract's own words; numbers say their range. */
export function errorsIn(values: Values): FieldErrors {
  const checked = NewProperty.safeParse(uncheckedFrom(values));
  const errors: FieldErrors = {};
  for (const { path, message } of checked.error?.issues ?? []) {
    const name = fieldNames.find((one) => one === path[0]);
    if (name) errors[name] ??= rangeWords(name) ?? message;
  }
  return errors;
}

/** What is wrong with step 5, if anything. */
export function contractorsError(all: readonly AssignedContractor[]): string | undefined {
  return AssignedContractors.safeParse(all).error?.issues[0]?.message;
}

type Filled = { values: Values; contractors: readonly AssignedContractor[] };

/** The first step that fails, from 0; undefined when all hold. */
export function firstFailing({ values, contractors }: Filled): number | undefined {
  const failing = fieldNames.filter((name) => errorsIn(values)[name]).map(stepOf);
  if (contractorsError(contractors)) failing.push(contractorsStep);
  return failing.length > 0 ? Math.min(...failing) : undefined;
}

/** What a step still needs before the property can be saved, by name; nothing where something is there but wrong. */
export function lackingIn(step: number, { values, contractors }: Filled): string[] {
  if (step === contractorsStep) {
    if (contractors.length === 0) return [copy.contractorNeeded];
    return contractors.some((one) => one.is_contact_point) ? [] : [copy.contactPersonNeeded];
  }
  const names = steps[step]?.fields.map(({ name }) => name) ?? [];
  return names.filter((name) => isRequired(name) && !values[name].trim()).map(labelOf);
}

/**
 * Which steps are done: something stands in them, for one that was only passed is not, and nothing of it is wrong.
 * `contractors` is null where they are kept apart and are there.
 */
export function doneSteps(
  { values, contractors }: { values: Values; contractors: readonly AssignedContractor[] | null },
  images: Partial<Record<ImageSlot, unknown>>,
): boolean[] {
  const errors = errorsIn(values);
  return steps.map(({ fields }, step) => {
    if (step === contractorsStep)
      return !contractors || (contractors.length > 0 && contractorsError(contractors) === undefined);
    const stands = fields.some(({ name, photo }) => values[name].trim() || (photo && images[photo.slot] !== undefined));
    return stands && fields.every(({ name }) => !errors[name]);
  });
}

/**
 * Why it did not go on: `until` the open step is right, or all of it; or, in the server's words, until the fields that
 * it named are typed anew, or the next try where it named none.
 */
export type StepRefusal = { words: string; until: 'step' | 'all' | readonly FieldName[] };

/** The words of a refusal as long as what it asks for is not done. `errors` are those that the form shows. */
export function standingRefusal(
  refusal: StepRefusal | null,
  { step, values, contractors, errors }: Filled & { step: number; errors: object },
): string | null {
  if (!refusal) return null;
  const { words, until } = refusal;
  if (until === 'all') return firstFailing({ values, contractors }) === undefined ? null : words;
  if (until !== 'step') return standing({ words, fields: until }, errors);
  if (step === contractorsStep) return contractorsError(contractors) ? words : null;
  const found = errorsIn(values);
  return steps[step]?.fields.some(({ name }) => found[name]) ? words : null;
}

function rangeWords(name: FieldName): string | undefined {
  const field = allFields.find((one) => one.name === name);
  return field?.kind === 'number' ? wordsOf(field.range) : undefined;
}

function wordsOf({ min, max, step }: Range): string {
  const range = { min, max: max.toLocaleString(locale) };
  return step ? fill(copy.numberOutOfRange, { step, ...range }) : fill(copy.wholeNumberOutOfRange, range);
}
