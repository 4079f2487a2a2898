import type { ComponentProps } from 'react';
import { AssignmentPanel } from '../../features/contractors/assignments/assignment-panel.tsx';
import { GuestPreview } from '../../features/knowledge/preview/guest-preview.tsx';
import AddPropertyDialog from '../../features/properties/wizard/add-property-dialog.tsx';

/** The wizard with its fifth step in it and the chat beside it. A default export, so that it comes when asked for. */
export default function AddProperty(props: Omit<ComponentProps<typeof AddPropertyDialog>, 'contractors' | 'preview'>) {
  return (
    <AddPropertyDialog
      {...props}
      contractors={({ times, ...panel }) => <AssignmentPanel {...panel} attempt={times} />}
      preview={(typed) => <GuestPreview typed={typed} />}
    />
  );
}
