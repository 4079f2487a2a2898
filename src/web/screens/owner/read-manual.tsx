import type { ComponentProps } from 'react';
import ReadManualDialog from '../../features/manuals/read-manual-dialog.tsx';
import { formQuestions } from '../../features/properties/wizard/form-questions.tsx';

/** A manual into a property that is there, asked by the questions of its form. A default export, to come when asked for. */
export default function ReadManual(props: Omit<ComponentProps<typeof ReadManualDialog>, 'questions'>) {
  return <ReadManualDialog {...props} questions={formQuestions} />;
}
