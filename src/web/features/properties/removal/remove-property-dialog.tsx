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
      title="Confirm Delete"
      confirm="Remove Property"
      danger
      busy={!row}
      onConfirm={remove}
      onClose={onClose}
    >
      <strong>{row?.name ?? 'This property'}</strong> will be removed from your active properties. This can be undone by
      contacting support, and by yourself within 30 days under Removed properties. Its open work orders are cancelled,
      and the contractors who have them are told.
    </ConfirmDialog>
  );
}
