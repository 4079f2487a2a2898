import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { TypedInForm } from '#contract/knowledge/guest-preview.ts';
import type { WizardForm } from './step-input.tsx';
import { typedFrom } from './typed-for-preview.ts';

/** The chat beside the form, which another feature draws. */
export type PreviewChat = (typed: TypedInForm) => ReactNode;

/** Hands on what is typed, as it is typed. `propertyId` is null for a property that is not saved yet. */
export function GuestPreviewPane({
  form,
  propertyId,
  preview,
}: {
  form: WizardForm;
  propertyId: string | null;
  preview: PreviewChat;
}) {
  const typed = useWatch({ control: form.control });
  return preview(typedFrom({ ...form.getValues(), ...typed }, propertyId));
}
