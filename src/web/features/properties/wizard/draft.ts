import { AssignedContractor } from '#contract/contractors/assigned.ts';
import * as copy from '#contract/messages/en/properties/wizard.ts';
import { fill } from '#contract/messages/fill.ts';
import type { PropertyDraft } from '#contract/properties/property-drafts.ts';
import { imageSlots } from '#contract/properties/property-images.ts';
import { emptyValues, type FieldName, fieldNames, type Values } from './values.ts';

/** What stands in the wizard and where its owner was. `step` counts from 0. */
export type WizardState = {
  step: number;
  values: Values;
  contractors: readonly AssignedContractor[];
  images: PropertyDraft['images'];
};

export const draftFrom = ({ step, values, contractors, images }: WizardState): PropertyDraft => ({
  step: step + 1,
  fields: Object.fromEntries(fieldNames.filter((name) => values[name]).map((name) => [name, values[name]])),
  contractors: contractors.map((one) => ({ ...one })),
  images,
});

/** A draft may come from another version of the wizard: what it does not know any more is left out. */
export function wizardStateFrom({ step, fields, contractors, images }: PropertyDraft): WizardState {
  const known = fieldNames.map((name) => [name, fields[name] ?? '']);
  return {
    step: step - 1,
    values: Object.fromEntries(known) as Values, // one for each name
    contractors: contractors.flatMap((one) => AssignedContractor.safeParse(one).data ?? []),
    images,
  };
}

/** Whether anything was answered at all. */
export const isBlank = ({ values, contractors, images }: WizardState): boolean =>
  contractors.length === 0 && Object.keys(images).length === 0 && fieldNames.every((name) => !values[name].trim());

/** "Cedar Cottage: 7 answers, 2 photos, 1 contractor". */
export function draftWords({ values, contractors, images }: WizardState): string {
  const counted = [
    { words: copy.answers, count: fieldNames.filter((name) => values[name].trim()).length },
    { words: copy.photos, count: imageSlots.filter((slot) => images[slot]).length },
    { words: copy.contractors, count: contractors.length },
  ] as const;
  const parts = counted.flatMap(({ words, count }) => (count > 0 ? [fill(words, { count })] : []));
  return fill(copy.draftOf, { property: values.name.trim() || copy.namelessProperty, contents: parts.join(', ') });
}

/** Stay as they are: what makes this house this house, its pictures, and every code. */
const notCopied: readonly FieldName[] = [
  'name',
  'street_address',
  'city',
  'state',
  'zip',
  'front_door_lock_code',
  'alt_lock_box_code',
  'wifi_password',
];

/** What another property lends: it fills what is still empty. */
export function copyInto(values: Values, from: Values): Values {
  const entries = fieldNames.map((name) => [
    name,
    values[name].trim() || notCopied.includes(name) ? values[name] : from[name],
  ]);
  return Object.fromEntries(entries) as Values; // one for each name
}

export const blankWizardState: WizardState = { step: 0, values: emptyValues, contractors: [], images: {} };
