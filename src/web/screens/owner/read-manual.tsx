import type { ComponentProps } from 'react';
import { GuestPreview } from '../../features/knowledge/preview/guest-preview.tsx';
import ReadManualDialog from '../../features/manuals/read-manual-dialog.tsx';
import { formQuestions } from '../../features/properties/wizard/form-questions.tsx';
import { typedFrom } from '../../features/properties/wizard/typed-for-preview.ts';
import { emptyValues } from '../../features/properties/wizard/values.ts';

/**
 * A manual into a property that is there, asked by the questions of its form, with the chat beside it. A default export,
 * to come when asked for.
 */
export default function ReadManual(props: Omit<ComponentProps<typeof ReadManualDialog>, 'questions' | 'preview'>) {
  return (
    <ReadManualDialog
      {...props}
      questions={formQuestions}
      preview={(id, { values, articles }) => {
        const { facts, secrets, ...typed } = typedFrom({ ...emptyValues, ...values }, id, articles);
        return <GuestPreview key={id} typed={id ? { ...typed, facts, secrets } : typed} />;
      }}
    />
  );
}
