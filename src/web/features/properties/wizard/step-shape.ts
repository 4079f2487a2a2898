import {
  curbDays,
  labelOfChoice,
  noCurbDay,
  waterSupplyLabels,
  waterSupplyTypes,
} from '#contract/properties/property-choices.ts';
import type { ImageSlot } from '#contract/properties/property-images.ts';
import { usStates } from '#contract/states.ts';
import type { FieldName } from './values.ts';

type Option = { value: string; label: string };
export type Range = { min: number; max: number; step?: number };

type Kind =
  | { kind: 'line' }
  /** A code or password: a line that nothing corrects or fills in, and that no guest preview repeats. */
  | { kind: 'secret' }
  | { kind: 'zip' }
  | { kind: 'text' }
  | { kind: 'number'; range: Range }
  | { kind: 'choice'; options: readonly Option[] };

/** One question of the wizard. `wide` takes the whole row; `photo` is the picture that belongs to it. */
export type StepField = {
  name: FieldName;
  label: string;
  placeholder?: string;
  hint?: string;
  wide?: true;
  photo?: { slot: ImageSlot; of: string };
} & Kind;

export type Step = { title: string; lead: string; fields: readonly StepField[] };

export const choicesOf = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, label: labelOfChoice(value) }));

export const stateOptions: Option[] = Object.entries(usStates).map(([value, name]) => ({
  value,
  label: `${value} – ${name}`,
}));

export const waterOptions: Option[] = waterSupplyTypes.map((value) => ({ value, label: waterSupplyLabels[value] }));

export const curbOptions: Option[] = curbDays.map((value) => ({
  value,
  label: value === 'None' ? noCurbDay : labelOfChoice(value),
}));
