import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { TypedInForm } from '#contract/knowledge/guest-preview.ts';
import type { WaitingArticle } from './draft.ts';
import type { WizardForm } from './step-input.tsx';
import { typedFrom } from './typed-for-preview.ts';

/** The chat beside the form, which another feature draws. */
export type PreviewChat = (typed: TypedInForm) => ReactNode;

/** What is saved together with the form and does not stand in it: of a manual that is looked through, what is ticked. */
export type BesideForm = { values: Record<string, string>; articles: readonly WaitingArticle[] };

/** Hands on what is typed, as it is typed. `propertyId` is null for a property that is not saved yet. */
export function GuestPreviewPane({
  form,
  propertyId,
  beside,
  preview,
}: {
  form: WizardForm;
  propertyId: string | null;
  beside?: BesideForm;
  preview: PreviewChat;
}) {
  const typed = useWatch({ control: form.control });
  return preview(typedFrom({ ...form.getValues(), ...typed, ...beside?.values }, propertyId, beside?.articles));
}
