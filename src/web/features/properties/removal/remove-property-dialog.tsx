import * as copy from '#contract/messages/en/properties.ts';
import { Fill } from '../../../ui/fill.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useProperties } from '../properties.ts';
import { removeProperty } from './removal.ts';

/** "Confirm Delete" for a property. A default export, so that it comes when asked for. */
export default function RemovePropertyDialog({
  open,
  id,
  onClose,
}: {
  open: boolean;
  /** Stays while the dialog fades out. */
  id: string;
  onClose: () => void;
}) {
  const { rows, whole } = useProperties();
  const row = rows.find((one) => one.id === id);
  const remove = () => {
    onClose();
    if (row) removeProperty(row);
  };
  return (
    <ConfirmDialog
      open={open && (row !== undefined || !whole)}
      title={copy.confirmDelete}
      confirm={copy.removeProperty}
      danger
      busy={!row}
      onConfirm={remove}
      onClose={onClose}
    >
      <Fill of={copy.removeMeaning} with={{ property: <strong>{row?.name ?? copy.thisProperty}</strong> }} />
    </ConfirmDialog>
  );
}
