import type { ComponentProps } from 'react';
import { AssignmentPanel } from '../../features/contractors/assignments/assignment-panel.tsx';
import { GuestPreview } from '../../features/knowledge/preview/guest-preview.tsx';
import { tickedIn } from '../../features/manuals/kept-in-draft.ts';
import { WizardManual } from '../../features/manuals/wizard-manual.tsx';
import AddPropertyDialog from '../../features/properties/wizard/add-property-dialog.tsx';
import { formQuestions, neededFields } from '../../features/properties/wizard/form-questions.tsx';

/** The wizard with its fifth step, the reading of a manual and the chat beside it. A default export, so that it comes when asked for. */
export default function AddProperty(
  props: Omit<ComponentProps<typeof AddPropertyDialog>, 'contractors' | 'preview' | 'manual' | 'tickedIn'>,
) {
  return (
    <AddPropertyDialog
      {...props}
      contractors={({ times, ...panel }) => <AssignmentPanel {...panel} attempt={times} />}
      preview={(typed) => <GuestPreview typed={typed} />}
      manual={(panel) => <WizardManual {...panel} questions={formQuestions} needed={neededFields} />}
      tickedIn={tickedIn}
    />
  );
}
