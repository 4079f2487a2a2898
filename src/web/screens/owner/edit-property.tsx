import type { ComponentProps } from 'react';
import { LiveAssignmentPanel } from '../../features/contractors/assignments/live-assignment-panel.tsx';
import { GuestPreview } from '../../features/knowledge/preview/guest-preview.tsx';
import EditPropertyDialog from '../../features/properties/edit/edit-property-dialog.tsx';

/**
 * A property in the wizard's steps with its contractors in the fifth and the chat beside it. A default export, so that
 * it comes when asked for.
 */
export default function EditProperty(
  props: Omit<ComponentProps<typeof EditPropertyDialog>, 'contractors' | 'preview'>,
) {
  return (
    <EditPropertyDialog
      {...props}
      contractors={(id) => <LiveAssignmentPanel propertyId={id} />}
      preview={(typed) => <GuestPreview typed={typed} />}
    />
  );
}
