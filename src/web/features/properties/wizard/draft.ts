import { AssignedContractor } from '#contract/contractors/assigned.ts';
import type { NewArticle } from '#contract/knowledge/knowledge.ts';
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
  /** Saved together with the property. */
  articles: readonly WaitingArticle[];
  /** A manual in the middle of being read, as its panel wrote it down; null for none. */
  manual: string | null;
};
export type WaitingArticle = Omit<NewArticle, 'property_id'>;

export const draftFrom = ({ step, values, contractors, images, articles, manual }: WizardState): PropertyDraft => ({
  step: step + 1,
  fields: Object.fromEntries(fieldNames.filter((name) => values[name]).map((name) => [name, values[name]])),
  contractors: contractors.map((one) => ({ ...one })),
  images,
  articles: [...articles],
  manual,
});

/** A draft may come from another version of the wizard: what it does not know any more is left out. */
export function wizardStateFrom(draft: PropertyDraft): WizardState {
  const { step, fields, contractors, images, articles = [], manual = null } = draft; // one of an older version lacks some
  const known = fieldNames.map((name) => [name, fields[name] ?? '']);
  return {
    step: step - 1,
    values: Object.fromEntries(known) as Values, // one for each name
    contractors: contractors.flatMap((one) => AssignedContractor.safeParse(one).data ?? []),
    images,
    articles,
    manual,
  };
}

/** Whether anything was answered at all. */
export const isBlank = ({ values, contractors, images, articles, manual }: WizardState): boolean =>
  contractors.length === 0 &&
  articles.length === 0 &&
  manual === null &&
  Object.keys(images).length === 0 &&
  fieldNames.every((name) => !values[name].trim());

/** "Cedar Cottage: 7 answers, 2 photos, 1 contractor". */
export function draftWords({ values, contractors, images, articles, manual }: WizardState): string {
  const counted = [
    { words: copy.answers, count: fieldNames.filter((name) => values[name].trim()).length },
    { words: copy.photos, count: imageSlots.filter((slot) => images[slot]).length },
    { words: copy.contractors, count: contractors.length },
    { words: copy.articles, count: articles.length },
    { words: copy.manualBegun, count: manual === null ? 0 : 1 },
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

const codes = ['front_door_lock_code', 'alt_lock_box_code', 'wifi_password'] as const;

/** What another property lends: it fills what is still empty. A text that repeats one of its codes is left out with it. */
export function copyInto(values: Values, from: Values): Values {
  const secrets = codes.map((name) => from[name].trim()).filter(Boolean);
  const isLent = (name: FieldName) => !notCopied.includes(name) && !secrets.some((code) => from[name].includes(code));
  const entries = fieldNames.map((name) => [name, values[name].trim() || !isLent(name) ? values[name] : from[name]]);
  return Object.fromEntries(entries) as Values; // one for each name
}

export const blankWizardState: WizardState = {
  step: 0,
  values: emptyValues,
  contractors: [],
  images: {},
  articles: [],
  manual: null,
};
